package arbiter.games.capital.rule;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Faces;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Carried;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.sheet.Treatment;
import arbiter.games.capital.state.BandageUsed;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.RegenerationGained;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** Treating somebody in contact, or oneself, out of a medical kit in hand. Ledger: CAP-EQ-9, CAP-AMB-101. */
record Bandaging(Combatant medic, int item, int treatment, Combatant patient) implements Deed {

    static void offer(CapitalState state, Combatant medic, List<Deed> menu) {
        List<Carried> items = medic.profile().items();
        for (int i = 0; i < items.size(); i++) {
            List<Treatment> treatments = items.get(i).item().treatments();
            for (int t = 0; t < treatments.size() && medic.kit().holdsItem(i); t++) {
                if (medic.bandages(i, t) > 0 && !earlier(medic, i, t)) {
                    patients(state, medic, i, t, menu);
                }
            }
        }
    }

    /** Whether an earlier kit of the same kind in hand has some: two of a kind are used up one after the other. */
    private static boolean earlier(Combatant medic, int item, int treatment) {
        List<Carried> items = medic.profile().items();
        for (int i = 0; i < item; i++) {
            boolean same = items.get(i).item() == items.get(item).item();
            if (same && medic.kit().holdsItem(i) && medic.bandages(i, treatment) > 0) {
                return true;
            }
        }
        return false;
    }

    private static void patients(CapitalState state, Combatant medic, int item, int treatment, List<Deed> menu) {
        Treatment used = medic.profile().items().get(item).item().treatments().get(treatment);
        for (Combatant patient : state.combatants()) {
            boolean inReach = patient == medic || state.touching(medic, patient);
            boolean helps = used.regeneration() > 0
                    || patient.hp() < patient.profile().maxima().hitPoints()
                    || medic.has(AbilityId.PATCH_UP_1); // CAP-AMB-103
            if (inReach
                    && helps
                    && patient.present()
                    && !patient.isVehicle()
                    && !(used.notCritical() && patient.isCritical())) {
                menu.add(new Bandaging(medic, item, treatment, patient));
            }
        }
    }

    private Carried kit() {
        return medic.profile().items().get(item);
    }

    private Treatment used() {
        return kit().item().treatments().get(treatment);
    }

    @Override
    public String id() {
        return "bandage:" + kit().item().id() + ":" + treatment + ":" + patient.id();
    }

    @Override
    public String text() {
        return "Use a " + used().name() + " on " + (patient == medic ? "yourself" : patient.name()) + " ("
                + used().heals() + " HP, " + medic.bandages(item, treatment) + " left)";
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(patient.id()));
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        play.emit(new BandageUsed(medic.id(), item, treatment, patient.id()));
        Modifiers healed = Modifiers.of(used().name(), rolled(play));
        Healing.resolve(play, Optional.of(medic), patient, healed);
        if (used().regeneration() > 0) {
            play.emit(new RegenerationGained(patient.id(), used().regeneration(), used().turns()));
        }
    }

    /** In trained hands no die counts less than the kit says. */
    private int rolled(Play<CapitalState> play) {
        Quantity heals = used().heals();
        if (heals.isFixed()) {
            return heals.constant();
        }
        Faces faces = play.draw("bandage.heals", Dice.of(heals.dice(), Die.D6));
        boolean trained = kit().trained() || medic.kit().lends(kit().item().tags());
        int least = trained ? kit().item().trainedDieAtLeast() : 1;
        int sum = heals.constant();
        for (int i = 0; i < faces.size(); i++) {
            sum += Math.max(least, faces.face(i));
        }
        return sum;
    }
}
