package arbiter.games.narrative;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Agent;
import arbiter.kernel.Game;
import arbiter.testkit.SecrecyContract;
import java.util.List;
import java.util.Optional;

/** Somebody in hiding shows in nothing that others are told: not in a slot, not in a band, not in an order of turns. */
class SecrecyTest extends SecrecyContract<NarrativeState> {

    private static final String HIDDEN =
            "  - {id: zq, name: %s, from: trooper-sergeant, side: %s, at: extreme from ilka, hidden: true}\n";

    @Override
    protected Game<NarrativeState> game() {
        return Tables.BOOK.game();
    }

    @Override
    protected NarrativeState without() {
        return fight("", "");
    }

    @Override
    protected List<NarrativeState> with() {
        return List.of(
                fight("", HIDDEN.formatted("Zqash", "cult")),
                fight(HIDDEN.formatted("Sergeant", "cult"), ""),
                fight("", HIDDEN.formatted("Zqash", "wardens")));
    }

    @Override
    protected List<String> idle() {
        return List.of("end");
    }

    @Override
    protected Optional<Agent<NarrativeState>> opponent() {
        return Tables.BOOK.opponent();
    }

    private static NarrativeState fight(String first, String last) {
        return Tables.of("""
                game: narrative
                units:
                %s  - {name: Ilka, character: ../characters/ilka-dorn.yaml, side: wardens}
                  - {name: Brann, character: ../characters/brann-okar.yaml, side: wardens}
                  - {name: Sergeant, from: trooper-sergeant, side: cult}
                  - {name: Thrall, from: gun-thrall, side: cult, at: short of brann}
                %sturn: ilka
                round: 1
                """.formatted(first, last));
    }
}
