package arbiter.games.centuryg.duel;

import arbiter.games.centuryg.attack.Attack;
import arbiter.games.centuryg.attack.AttackAction;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.NoAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Nobody walks away from it unharmed. Ledger: duelist-model, BCG-AMB-59, BCG-TRB-6. */
final class DuelistModel {

    private DuelistModel() {}

    /** A free attack with a Melee Weapon on whoever Disengages, before that one moves. */
    static void strike(Play<CenturyState> play, Fighter leaving) {
        CenturyState state = play.state();
        Fighter unit = state.unit(leaving.duel().orElseThrow());
        if (!unit.owns(UpgradeId.DUELIST_MODEL)) {
            return;
        }
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
