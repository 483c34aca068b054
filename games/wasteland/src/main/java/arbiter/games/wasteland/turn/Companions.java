package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import java.util.ArrayList;
import java.util.List;

/** Those who have their turn with somebody. Ledger: WAS-MAJ-12. */
final class Companions {

    private Companions() {}

    /** Whether there is still somebody whose turns a companion shares. */
    static boolean hasCommander(WastelandState state, Fighter companion) {
        return state.find(companion.service().commander().orElseThrow())
                .filter(Fighter::present)
                .isPresent();
    }

    static List<Fighter> of(WastelandState state, Fighter commander) {
        List<Fighter> companions = List.of();
        for (Fighter one : state.units()) {
            if (one.isCompanion()
                    && one.present()
                    && one.service().commander().filter(commander.id()::equals).isPresent()) {
                companions = companions.isEmpty() ? new ArrayList<>() : companions;
                companions.add(one);
            }
        }
        return companions;
    }
}
