package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.rule.match.Buildup;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Commitment;
import arbiter.games.centuryg.state.Delayed;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** Acting right after somebody else. Ledger: BCG-UTIL-4, BCG-AMB-29. */
public record Delay(Fighter behind, boolean offensive) implements Deed {

    public static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (state.commitment() != Commitment.NONE) { // it has waited already
            return;
        }
        for (Fighter other : state.fighters()) {
            if (other != unit && other.isFighting() && !other.hasActed() && !waitsFor(state, other, unit)) {
                deeds.add(new Delay(other, true));
                deeds.add(new Delay(other, false));
            }
        }
    }

    /** Directly or through others; so there are no circles. */
    private static boolean waitsFor(CenturyState state, Fighter one, Fighter unit) {
        for (CenturyState.Waiting waiting : state.waiting()) {
            if (waiting.unit().equals(one.id())) {
                return waiting.behind().equals(unit.id()) || waitsFor(state, state.fighter(waiting.behind()), unit);
            }
        }
        return false;
    }

    @Override
    public String id() {
        return "delay:" + behind.id() + (offensive ? ":offense" : ":utility");
    }

    @Override
    public String text() {
        return "Wait for " + behind.name() + (offensive ? ", then attack" : ", then do something else");
    }

    @Override
    public boolean leansOut() {
        return false;
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        if (!offensive) { // BCG-AMB-65: only a delayed shot or another Aim keeps it
            Aiming.lose(play, unit);
            Buildup.lose(play, unit); // BCG-AMB-28
        }
        play.emit(new Delayed(unit.id(), behind.id(), offensive));
    }
}
