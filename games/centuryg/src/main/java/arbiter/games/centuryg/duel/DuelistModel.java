package arbiter.games.centuryg.duel;

import arbiter.games.centuryg.attack.Attack;
import arbiter.games.centuryg.attack.AttackAction;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.NoAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.AttackUpgrade;
import arbiter.games.centuryg.upgrade.DuelUpgrade;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Nobody walks away from it unharmed. Ledger: duelist-model, BCG-AMB-59, BCG-TRB-6. */
public record DuelistModel(int advantages) implements DuelUpgrade, AttackUpgrade {

    @Override
    public int advantages(CenturyState state, AttackInProgress strike, Fighter target) {
        return strike.weapon().isMelee() ? advantages : 0;
    }

    /** A free attack with a Melee Weapon on whoever Disengages, before that one moves. */
    @Override
    public void beforeLeaving(Play<CenturyState> play, Fighter unit, Fighter leaving) {
        CenturyState state = play.state();
        List<Option> options = new ArrayList<>();
        List<CenturyAct> deeds = new ArrayList<>();
        AttackAction.offerAgainst(state, unit, leaving, deeds);
        for (CenturyAct deed : deeds) {
            if (deed instanceof AttackAction offense && offense.wield().weapon().isMelee()) {
                options.add(offense);
            }
        }
        if (options.isEmpty()) {
            return;
        }
        options.add(new NoAct("pass", "Let it go"));
        Option option = play.choose(Request.one(unit.decider(), "disengage.free", options)
                .asking(() -> unit.name() + " may strike " + leaving.name() + ", who leaves the Duel"));
        if (option instanceof AttackAction offense) {
            Attack.resolve(play, unit, offense, Occasion.OUT_OF_TURN);
        }
    }
}
