package arbiter.bench.capital;

import arbiter.content.yaml.Source;
import arbiter.games.capital.CapitalRulebook;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.build.CharacterSheet;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.rulebook.FileResolver;
import arbiter.rulebook.Situation;
import arbiter.space.plane.Base;
import arbiter.space.plane.Point;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Capital's tables that are measured. */
public final class CapitalTables {

    public static final CapitalRulebook BOOK = new CapitalRulebook();

    /** Those who fight on each side, by their files. */
    public static final List<String> CREW = List.of("jax-irrin", "orrin-vantage", "sable-okonjo", "wren-halloway");

    private static final List<String> SIDES = List.of("red", "blue");
    private static final FileResolver CHARACTERS = FileResolver.resources(CapitalRulebook.class, "/capital/characters");
    private static final int LEVEL = 5;
    private static final int METRE = 1000;

    private CapitalTables() {}

    /** Four ready characters at Level 5 against their like, in two lines face to face. */
    public static CapitalState fourAgainstFour() {
        List<Combatant> combatants = new ArrayList<>();
        for (int i = 0; i < CREW.size(); i++) {
            combatants.add(character(CREW.get(i), "red", Point.metres(0, i)));
            combatants.add(character(CREW.get(i), "blue", Point.metres(1, i)));
        }
        return new CapitalState(combatants, List.of());
    }

    /** The same lines in the middle of the fight, with the turn of one of the reds. */
    public static CapitalState turnOf(String character) {
        StringBuilder situation = new StringBuilder("game: capital\nunits:\n");
        for (int i = 0; i < CREW.size(); i++) {
            for (int side = 0; side < SIDES.size(); side++) {
                situation.append(String.format(
                        "  - {id: %s-%s, character: %s-%d.yaml, side: %s, at: \"%d,%d\"}%n",
                        SIDES.get(side), CREW.get(i), CREW.get(i), LEVEL, SIDES.get(side), side, i));
            }
        }
        situation.append("turn: red-").append(character).append('\n');
        return Situation.read(Source.text("four-against-four", situation.toString()), CHARACTERS)
                .start(BOOK);
    }

    private static Combatant character(String name, String side, Point place) {
        Source file = Source.resource(CapitalRulebook.class, "/capital/characters/" + name + "-" + LEVEL + ".yaml");
        Profile profile = CharacterSheet.of(Build.format(BOOK.content()).read(file), Handbook.of(BOOK.content()))
                .profile();
        return new Combatant(side + "-" + name, profile.name(), side, profile, Base.at(place, METRE));
    }

    /** Somebody with a plain fist and Aim 1 in front of somebody with Block 1: +5 against +6. */
    static CapitalState aimAgainstBlock() {
        Situation situation = Situation.read(Source.text("aim-and-block", """
                        game: capital
                        units:
                          - id: aims
                            at: "0,0"
                            sheet:
                              kind: adversary
                              id: aims
                              name: Aims
                              size: medium
                              scores: {STR: 5, FTD: 5, AGI: 5, VSN: 5, WIS: 5, WIL: 5, CHA: 5, KNW: 5}
                              hit-points: 20
                              abilities: [{ability: try-that-again-1}]
                              text: Throws one die again.
                          - id: blocks
                            at: "1,0"
                            sheet:
                              kind: adversary
                              id: blocks
                              name: Blocks
                              size: medium
                              scores: {STR: 6, FTD: 5, AGI: 5, VSN: 5, WIS: 5, WIL: 5, CHA: 5, KNW: 5}
                              hit-points: 20
                              trainings: [simple-weapons]
                              weapons: [{weapon: baton-shortsword, damage-type: blunt}]
                              text: Throws one die again, too.
                        turn: aims
                        """), Path.of("."));
        return situation.start(BOOK);
    }
}
