# The scenarios of Undaunted: Normandy: names, chapters of the campaign, briefings. All sentences are our own.

undaunted-arc-assault-to-the-vire-et-taute-canal = Assault to the Vire-et-Taute Canal
undaunted-arc-saint-lo-breakthrough = Saint-Lô Breakthrough
undaunted-arc-battle-for-tessy-sur-vire = Battle for Tessy-sur-Vire
undaunted-arc-battle-for-mortain = Battle for Mortain

undaunted-la-raye = La Raye
undaunted-la-raye-briefing =
    Hardly ashore, the first riflemen of the 30th Division feel their way along the hedges towards a few
    farms above the canal. The Germans have dug in around the best of them. Both sides want the same thing:
    half of the ground that counts.

undaunted-montmartin-en-graignes = Montmartin-en-Graignes
undaunted-montmartin-en-graignes-briefing =
    The same afternoon the platoon moves on the village of Montmartin. One objective beyond its houses is enough
    for the Americans. A single German squad with a machine gun has to stop them by leaving no riflemen standing.

undaunted-raid-across-the-canal = Raid Across the Canal
undaunted-raid-across-the-canal-briefing =
    The canal has become the front line, but one bridge still stands. At first light the Germans move first and come
    over to find out what is behind it. The bridge and the farms on the American bank decide the day, and each side
    needs half of what lies on the table.

undaunted-behind-enemy-lines = Behind Enemy Lines
undaunted-behind-enemy-lines-briefing =
    Three quiet weeks of watching each other across the water, broken by patrols. The Germans sit on the river and
    its bridge, the Americans on two farms, and one American sniper lies hidden on the far bank. Each side is a
    step or two short of what it needs.

undaunted-crossing-the-vire = Crossing the Vire
undaunted-crossing-the-vire-briefing =
    On 7 July the division goes over the Vire. The Americans must hold both bridges at the same time. The Germans
    have a mortar in the orchards behind the river and win when no American riflemen are left.

undaunted-desperate-withdrawal = Desperate Withdrawal
undaunted-desperate-withdrawal-briefing =
    Bombers are on their way to break the front open, and the line is being pulled back to make room for them. One
    American platoon is too far forward, with Germans on its road home. It must fight through to the far corner
    and hold it; the Germans want to pin it down for good.

undaunted-la-huberderie = La Huberderie
undaunted-la-huberderie-briefing =
    The great attack out of Saint-Lô begins under bombs, some of which fall on the Americans themselves. What is left
    of both platoons meets in the fields of La Huberderie, with everything they can call up. Twelve objectives
    lie there, and half of their worth wins.

undaunted-streets-of-tessy-sur-vire = Streets of Tessy-sur-Vire
undaunted-streets-of-tessy-sur-vire-briefing =
    Tessy blocks the road south, and the fight for it goes from house to house. The Americans come down from the hills
    at one end, the Germans wait in the houses at the other. Whoever holds most of the town has it.

undaunted-reinforcements = Reinforcements
undaunted-reinforcements-briefing =
    The Germans counterattack towards Mortain, and the men on the hills there need help before dark. The Americans have to
    cross open fields and take any one of three hills. The Germans strike from the flank, move first, and must
    stop every rifleman.

undaunted-critical-intelligence = Critical Intelligence
undaunted-critical-intelligence-briefing =
    In a ruined hamlet near Romagny stands a radio through which the Americans can direct their guns. Every report sent
    makes that hamlet worth more, to them and to anyone who takes it from them. The Germans, whose squad leaders
    have yet to come up, want the village and the set.
undaunted-critical-intelligence-radio =
    Radio: while the Americans control the radio tile, each further Control action they take there raises its
    objective by one. There is no limit. The Germans score the raised value if they take the tile, but never raise it.

undaunted-hill-314 = Hill 314
undaunted-hill-314-briefing =
    A battalion has been cut off on the heights above Mortain for days, short of food and water. The Americans hold
    all three hills and win by driving off every German rifleman. The Germans need to take just one hill.

undaunted-mortain = Mortain
undaunted-mortain-briefing =
    The long week at Mortain: two equal forces face each other with the town in between. Each holds three strong places
    at the start and must win more than it can keep by sitting still. Everyone still able to walk may be called up.
