package arbiter.games.narrative.power;

import arbiter.games.narrative.sheet.BasePower;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.List;
import java.util.function.Consumer;

/** What psykers can do in their turn. Ledger: NAR-PSY-1, NAR-PSY-2. */
public final class PowerActs {

    private PowerActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {
        manifest(state, one, menu);
        sustain(state, one, menu);
    }

    /** Powers to be manifested, as actions. */
    private static void manifest(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {
        if (Psyker.is(one) && !one.psychic().barred()) { // NAR-PSY-13
            known(state, one).forEach(power -> offer(state, one, power, menu));
        }
    }

    /** What goes with powers: concentrating on them, ending them, and the Rebuke. */
    public static void sustain(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {
        if (!Psyker.is(one)) {
            return;
        }
        Concentrate.of(state, one).forEach(menu);
        if (!one.rebuke().raised() || one.rebuke().untilRound() <= state.round()) {
            menu.accept(new RebukeAct());
        }
        EndConcentration.of(state, one).forEach(menu);
    }

    private static void offer(NarrativeState state, Participant one, BasePower power, Consumer<NarrativeAct> menu) {
        for (ReadyPowers.Ready ready : ReadyPowers.of(state, one, power)) {
            menu.accept(new ManifestAct(ready, state.rules()));
        }
        if (HandmadeAct.isPossible(state, one, power)) {
            menu.accept(new HandmadeAct(power));
        }
        if (ObjectAct.isPossible(one, power)) {
            menu.accept(new ObjectAct(power));
        }
    }

    /** All powers of one's disciplines; adversaries have those that their description names. */
    private static List<BasePower> known(NarrativeState state, Participant one) {
        List<BasePower> named = one.profile().powers();
        return named.isEmpty() ? state.tables().powers() : named;
    }
}
