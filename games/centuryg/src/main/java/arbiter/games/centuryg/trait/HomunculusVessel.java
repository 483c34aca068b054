package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.person.VesselTaken;
import arbiter.games.centuryg.sheet.TraitChoice;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.Optional;

/** A Boss who is defeated acts through a loyal minion that is there. Ledger: homunculus-vessel. */
public record HomunculusVessel() implements PersonTrait {

    @Override
    public boolean worksWith(Optional<TraitChoice> choice) {
        return choice.isPresent();
    }

    @Override
    public void onDefeat(Play<CenturyState> play, Fighter boss, TraitInUse own) {
        for (Fighter minion : play.state().units()) {
            if (minion != boss && minion.isFighting() && minion.hasBody() && own.chose(minion.name())) {
                play.emit(new VesselTaken(boss.id(), minion.id()));
                return;
            }
        }
    }
}
