package arbiter.games.centuryg.person;

import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** A Boss who is defeated acts through a loyal minion that is there. Ledger: homunculus-vessel. */
final class HomunculusVessel {

    private HomunculusVessel() {}

    static void enter(Play<CenturyState> play, Fighter boss) {
        if (!boss.body().has(TraitId.HOMUNCULUS_VESSEL)) {
            return;
        }
        for (Fighter minion : play.state().units()) {
            if (minion != boss
                    && minion.isFighting()
                    && minion.hasBody()
                    && boss.body().chose(TraitId.HOMUNCULUS_VESSEL, minion.name())) {
                play.emit(new VesselTaken(boss.id(), minion.id()));
                return;
            }
        }
    }
}
