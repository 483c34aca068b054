package arbiter.bench.narrative;

import arbiter.content.yaml.Source;
import arbiter.games.narrative.NarrativeRulebook;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.rulebook.FileResolver;
import arbiter.rulebook.Situation;

/** The tables of the narrative-dice game that are measured. */
public final class NarrativeTables {

    public static final NarrativeRulebook BOOK = new NarrativeRulebook();

    private static final FileResolver SHIPPED =
            FileResolver.resources(NarrativeRulebook.class, "/narrative/encounters");

    private NarrativeTables() {}

    /** Four characters against two minion groups, a rival and a nemesis. */
    public static NarrativeState squads() {
        return start("squads", """
            game: narrative
            title: A squad in the pump hall
            units:
              - {name: Ilka, character: ../characters/ilka-dorn.yaml, side: wardens}
              - {name: Brann, character: ../characters/brann-okar.yaml, side: wardens}
              - {name: Mirelle, character: ../characters/mirelle-ashe.yaml, side: wardens}
              - {name: Odane, character: ../characters/sister-odane.yaml, side: wardens}
              - {name: Rabble, from: cult-rabble, side: cult, now: {members: 5}, at: short of brann}
              - {name: Troopers, from: line-trooper, side: cult, now: {members: 4}}
              - {name: Sergeant, from: trooper-sergeant, side: cult}
              - {name: Voss, from: rogue-psyker, side: cult}
            scene: {apart: medium, together: short}
            """);
    }

    /** The same with the turn of somebody who has the nemesis within reach, aimed and all. */
    static NarrativeState before(String turn) {
        return start("before-an-attack", """
            game: narrative
            title: Before an attack
            units:
              - {name: Ilka, character: ../characters/ilka-dorn.yaml, side: wardens}
              - {name: Brann, character: ../characters/brann-okar.yaml, side: wardens}
              - {name: Mirelle, character: ../characters/mirelle-ashe.yaml, side: wardens}
              - {name: Odane, character: ../characters/sister-odane.yaml, side: wardens}
              - {name: Rabble, from: cult-rabble, side: cult, now: {members: 5}}
              - {name: Troopers, from: line-trooper, side: cult, now: {members: 4}}
              - {name: Sergeant, from: trooper-sergeant, side: cult}
              - {name: Voss, from: rogue-psyker, side: cult, at: engaged with brann}
            scene: {apart: medium, together: short}
            turn: %s
            round: 1
            """.formatted(turn));
    }

    private static NarrativeState start(String name, String yaml) {
        return Situation.read(Source.text(name, yaml), SHIPPED).start(BOOK);
    }
}
