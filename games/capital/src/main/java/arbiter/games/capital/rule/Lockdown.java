package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.LockdownGained;
import arbiter.kernel.Play;
import java.util.List;

/** Lockdown: the Sentinel's Ultimate, an Action that gives counters to stop movement with. Ledger: lockdown-1. */
record Lockdown(Combatant unit) implements Deed {

    private static final int LEAST = 4;

    static void offer(Combatant unit, List<Deed> menu) {
        if (Ultimate.ready(unit, AbilityId.LOCKDOWN_1)) {
            menu.add(new Lockdown(unit));
        }
    }

    @Override
    public String id() {
        return "lockdown";
    }

    @Override
    public String text() {
        return "Lockdown (Ultimate)";
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        int counters = Math.max(LEAST, unit.score(Attribute.WIS) - 1); // read now: CAP-AMB-109
        Ultimate.spend(play, unit, AbilityId.LOCKDOWN_1);
        play.emit(new LockdownGained(unit.id(), counters));
    }
}
