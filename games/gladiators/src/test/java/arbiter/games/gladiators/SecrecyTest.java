package arbiter.games.gladiators;

import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Agent;
import arbiter.kernel.Game;
import arbiter.testkit.SecrecyContract;
import java.util.List;
import java.util.Optional;

/** Somebody in hiding shows in nothing that others are told, wherever they stand. */
class SecrecyTest extends SecrecyContract<GladiatorsState> {

    private static final String HIDDEN =
            "  - {id: zq, name: %s, from: professional-criminal, side: %s, at: \"%s\", hidden: true}\n";

    @Override
    protected Game<GladiatorsState> game() {
        return Tables.BOOK.game();
    }

    @Override
    protected GladiatorsState without() {
        return fight("", "");
    }

    @Override
    protected List<GladiatorsState> with() {
        return List.of(
                fight("", HIDDEN.formatted("Zqash", "gang", "20,14")),
                fight(HIDDEN.formatted("Robber", "gang", "20,14"), ""),
                fight("", HIDDEN.formatted("Zqash", "police", "20,14")));
    }

    @Override
    protected List<GladiatorsState> withSomethingToFind() {
        return List.of(
                fight("", HIDDEN.formatted("Zqash", "gang", "6,5")),
                fight(HIDDEN.formatted("Zqash", "gang", "7,4"), ""));
    }

    @Override
    protected List<String> idle() {
        return List.of("end-turn");
    }

    @Override
    protected List<String> places() {
        return List.of("6,5", "7,5", "7,4", "8,5", "5,4", "5,8", "0,0", "x");
    }

    @Override
    protected Optional<Agent<GladiatorsState>> opponent() {
        return Tables.BOOK.opponent();
    }

    /** They are hard to hurt: a roll to get up again is made in turns that come after those of whoever hides. */
    private static final String STURDY = "name: %s, side: %s, at: \"%s\", sheet: {kind: gladiator, name: %s,"
            + " powers: [{ability: armour, source: mutant, level: 12, modifiers: [always-on]},"
            + " {name: Bolt, ability: hindering-attack, types: [heat], source: mutant, level: 1, modifiers: [direct, ranged]}]}";

    private static GladiatorsState fight(String first, String last) {
        return Tables.of("""
                game: gladiators
                units:
                %s  - {%s}
                  - {%s}
                  - {id: robber-2, %s}
                %sturn: officer
                round: 1
                """.formatted(
                        first,
                        STURDY.formatted("Officer", "police", "5,5", "Officer"),
                        STURDY.formatted("Robber", "gang", "8,5", "Robber"),
                        STURDY.formatted("Robber 2", "gang", "8,6", "Robber 2"),
                        last));
    }
}
