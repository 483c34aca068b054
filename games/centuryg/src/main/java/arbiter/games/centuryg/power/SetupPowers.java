package arbiter.games.centuryg.power;

import arbiter.games.centuryg.boss.BossPowers;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** What may be called in one's own Turn before the Action, any number of them. Ledger: BCG-GP-2, 5.2, BCG-AMB-29. */
public final class SetupPowers {

    private SetupPowers() {}

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (Powers.points(state, unit) == 0 || unit.allegiance().isPossessed()) {
            return;
        }
        ChampionPowers.impetuous(state, unit, deeds);
        ChampionPowers.signatureWeapon(state, unit, deeds);
        TricksterPowers.comeAtMeBro(state, unit, deeds);
        TricksterPowers.gottaGoFast(state, unit, deeds);
        TricksterPowers.tacticoolApproach(state, unit, deeds);
        TrumpCard.offer(state, unit, deeds);
        TacticianPowers.dontGiveUp(state, unit, deeds);
        TacticianPowers.youAreGoingDown(state, unit, deeds);
        MyBattlefield.offer(state, unit, deeds);
        BossPowers.offer(state, unit, deeds);
    }
}
