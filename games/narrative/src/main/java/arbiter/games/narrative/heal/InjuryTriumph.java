package arbiter.games.narrative.heal;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.injury.CriticalInjuries;
import arbiter.games.narrative.injury.Injury;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A triumph heals one more Critical Injury. Ledger: NAR-HEAL-5. */
record InjuryTriumph(Participant patient) implements SpendTrait {

    static void offer(Play<NarrativeState> play, CheckInProgress check, Participant patient) {
        check.offer(new SpendRow(
                "heal-another",
                "Heal another injury",
                () -> "For a triumph one more Critical Injury is healed.",
                Spend.Symbol.TRIUMPH,
                1,
                false,
                SpendRow.WITHOUT_LIMIT,
                new InjuryTriumph(patient)));
    }

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        List<Recipient> injuries = new ArrayList<>();
        List<Injury> list = patient.injuries().list();
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i).row().severity().isPresent()) {
                injuries.add(
                        new Recipient("injury-" + (i + 1), list.get(i).row().name(), Optional.empty(), i));
            }
        }
        return injuries;
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 20;
    }

    @Override
    public boolean opensMore() {
        return true;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        CriticalInjuries.heal(play, patient, recipient.number());
    }
}
