package arbiter.games.wasteland.chem;

import arbiter.games.wasteland.chem.ChemEvents.DoseTaken;
import arbiter.games.wasteland.health.Healing;
import arbiter.games.wasteland.injury.InjuryTreatment;
import arbiter.games.wasteland.item.CarriedItem;
import arbiter.games.wasteland.item.Grip;
import arbiter.games.wasteland.item.ItemEvents.ItemUsedUp;
import arbiter.games.wasteland.sheet.Chem;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.OptionalAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A dose in somebody's hand, and what it does to whoever gets it. Ledger: WAS-MIN-5, WAS-AID-7, WAS-CHEM-1 to 5. */
public record Dose(Fighter giver, int place, Chem chem) {

    /** Everything that is in hand and works at once or for a while. */
    static List<Dose> inHand(Fighter giver) {
        List<Dose> doses = List.of();
        List<CarriedItem> items = giver.items().items();
        for (int place = 0; place < items.size(); place++) {
            CarriedItem carried = items.get(place);
            if (carried.item() instanceof Chem chem && (carried.grip() == Grip.LEFT || carried.grip() == Grip.RIGHT)) {
                doses = doses.isEmpty() ? new ArrayList<>() : doses;
                doses.add(new Dose(giver, place, chem));
            }
        }
        return doses;
    }

    /** One dose that heals or flushes may be used up along with First Aid. Ledger: WAS-AID-7. */
    public static Optional<Dose> offerAlong(Play<WastelandState> play, Fighter giver, Fighter patient) {
        List<Dose> doses = new ArrayList<>(inHand(giver));
        doses.removeIf(dose -> dose.healing() == 0 && dose.flushed() == 0);
        if (doses.isEmpty()) {
            return Optional.empty();
        }
        List<DoseOption> options = new ArrayList<>();
        options.add(new DoseOption(Optional.empty()));
        doses.forEach(dose -> options.add(new DoseOption(Optional.of(dose))));
        return play.choose(Request.one(giver.decider(), "aid.dose", options)
                        .asking(() -> "Use up a dose along with First Aid for " + patient.name() + "?"))
                .dose();
    }

    /** A dose as an answer, or none. */
    record DoseOption(Optional<Dose> dose) implements Option {

        @Override
        public String id() {
            return dose.map(one -> one.chem.id()).orElse("none");
        }

        @Override
        public String text() {
            return dose.map(one -> one.chem.name()).orElse("No dose");
        }

        @Override
        public boolean declines() {
            return dose.isEmpty();
        }
    }

    int healing() {
        int healing = 0;
        for (ChemTrait effect : chem.effects()) {
            healing += effect.healing();
        }
        return healing;
    }

    int treated() {
        int treated = 0;
        for (ChemTrait effect : chem.effects()) {
            treated += effect.treated();
        }
        return treated;
    }

    int flushed() {
        int flushed = 0;
        for (ChemTrait effect : chem.effects()) {
            flushed += effect.flushed();
        }
        return flushed;
    }

    /** The dose is gone. */
    public void use(Play<WastelandState> play) {
        play.emit(new ItemUsedUp(giver.id(), place));
    }

    public void flush(Play<WastelandState> play, Fighter patient) {
        Healing.flush(play, patient, flushed());
    }

    /** What it heals, as one likes: hit points or injuries. Ledger: section 3.18, WAS-CHEM-4, WAS-AID-7. */
    public void heal(Play<WastelandState> play, Fighter patient, boolean wakes) {
        if (healing() == 0) {
            return;
        }
        List<Integer> injuries = InjuryTreatment.treatable(patient, true);
        boolean treats = treated() > 0
                && !injuries.isEmpty()
                && play.choose(Request.one(
                                        giver.decider(),
                                        "chem.effect",
                                        List.of(
                                                OptionalAction.<WastelandState>of("health", healing() + " HP", p -> {}),
                                                OptionalAction.<WastelandState>of(
                                                        "injuries", "Treat injuries", p -> {})))
                                .asking(() -> "What does the " + chem.name() + " do for " + patient.name() + "?"))
                        .id()
                        .equals("injuries");
        if (treats) {
            for (int i = 0;
                    i < treated() && !InjuryTreatment.treatable(patient, true).isEmpty();
                    i++) {
                InjuryTreatment.treat(
                        play, patient, InjuryTreatment.treatable(patient, true).get(0));
            }
        } else if (Healing.canBeStabilised(patient)) {
            Healing.stabilise(play, patient, healing());
        } else if (!patient.isDying() && wakes) {
            Healing.heal(play, patient, healing());
        } else if (!patient.isDying()) {
            Healing.gain(play, patient, healing());
        }
    }

    /** Taken as an action of its own: everything it does, and what it may do to the mind. Ledger: WAS-MIN-5, WAS-CHEM-3. */
    void take(Play<WastelandState> play, Fighter patient) {
        use(play);
        play.emit(new DoseTaken(patient.id(), chem));
        flush(play, patient);
        heal(play, patient, true);
        Addiction.check(play, patient, chem);
    }
}
