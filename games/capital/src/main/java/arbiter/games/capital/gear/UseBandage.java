package arbiter.games.capital.gear;

import arbiter.dice.Faces;
import arbiter.games.capital.damage.Healing;
import arbiter.games.capital.damage.RegenerationGained;
import arbiter.games.capital.sheet.Carried;
import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** Treating somebody in contact, or oneself, out of a medical kit in hand. Ledger: CAP-EQ-9, CAP-AMB-101. */
public record UseBandage(Combatant medic, int item, int treatment, Combatant patient) implements CapitalAct {

    public static void offer(CapitalState state, Combatant medic, List<CapitalAct> menu) {
        List<Carried> items = medic.profile().items();
        for (int i = 0; i < items.size(); i++) {
            List<Item.Treatment> treatments = items.get(i).item().treatments();
            for (int t = 0; t < treatments.size() && medic.hands().holdsItem(i); t++) {
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
            if (same && medic.hands().holdsItem(i) && medic.bandages(i, treatment) > 0) {
                return true;
            }
        }
        return false;
    }

    private static void patients(CapitalState state, Combatant medic, int item, int treatment, List<CapitalAct> menu) {
        for (Combatant patient : state.units()) {
            boolean inReach = patient == medic || state.touching(medic, patient);
            if (inReach && patient.present() && !patient.isVehicle()) {
                menu.add(new UseBandage(medic, item, treatment, patient));
            }
        }
    }

    private Carried kit() {
        return medic.profile().items().get(item);
    }

    private Item.Treatment used() {
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

    /** The unhurt need none, and small bandages do not help in Critical Condition. */
    @Override
    public boolean isPointless() {
        boolean helps = used().regeneration() > 0
                || patient.hp() < patient.profile().maxima().hitPoints()
                || !medic.traits().healing().isEmpty(); // CAP-AMB-103
        return !helps || isInVain();
    }

    private boolean isInVain() {
        return used().notCritical() && patient.isCritical();
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        play.emit(new BandageUsed(medic.id(), item, treatment, patient.id()));
        if (isInVain()) {
            return;
        }
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
        Faces faces = play.draw("bandage.heals", heals.thrown());
        boolean trained = kit().trained() || medic.prestige().lends(kit().item().tags());
        int least = trained ? kit().item().trainedDieAtLeast() : 1;
        int sum = heals.constant();
        for (int i = 0; i < faces.size(); i++) {
            sum += Math.max(least, faces.face(i));
        }
        return sum;
    }
}
