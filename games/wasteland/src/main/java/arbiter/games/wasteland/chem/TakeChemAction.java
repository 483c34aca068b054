package arbiter.games.wasteland.chem;

import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The entry on the menu that gives a dose in hand to oneself or to somebody within reach. Ledger: WAS-MIN-5, WAS-CHEM-5. */
public record TakeChemAction(Dose dose, Fighter patient) implements WastelandAct {

    /** To oneself and to friends, who are willing; robots gain nothing. */
    public static void offer(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        List<Dose> doses = Dose.inHand(one);
        for (int i = 0; i < doses.size(); i++) {
            for (Fighter other : state.units()) {
                if (other.present()
                        && other.profile().kind() != Profile.Kind.ROBOT
                        && (other == one || Nearness.within(one, other) && !state.enemies(one, other))) {
                    menu.accept(new TakeChemAction(doses.get(i), other));
                }
            }
        }
    }

    @Override
    public Price price() {
        return Price.MINOR;
    }

    @Override
    public String id() {
        return "take-chem:" + dose.chem().id() + ":" + patient.id();
    }

    @Override
    public String text() {
        return dose.giver() == patient
                ? "Take a " + dose.chem().name()
                : "Give " + patient.name() + " a " + dose.chem().name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(patient.id()));
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        dose.take(play, patient);
    }
}
