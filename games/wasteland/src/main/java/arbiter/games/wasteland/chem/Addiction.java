package arbiter.games.wasteland.chem;

import arbiter.games.wasteland.chem.ChemEvents.Addicted;
import arbiter.games.wasteland.damage.OwnDice;
import arbiter.games.wasteland.sheet.Chem;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** One combat die for each dose taken in this session: as many Effects as the rating make somebody addicted. Ledger: WAS-CHEM-3. */
final class Addiction {

    private Addiction() {}

    static void check(Play<WastelandState> play, Fighter patient, Chem chem) {
        if (chem.addiction().isEmpty() || patient.chems().addictions().contains(chem)) {
            return;
        }
        boolean all = play.state().rules().allDosesCount();
        int doses = patient.chems().doses(chem, all);
        int effects = OwnDice.roll(play, "chem.addiction", "chem.miss-fortune", "chem.reroll", doses, patient)
                .effects();
        if (effects >= chem.addiction().getAsInt()) {
            play.emit(new Addicted(patient.id(), chem));
        }
    }
}
