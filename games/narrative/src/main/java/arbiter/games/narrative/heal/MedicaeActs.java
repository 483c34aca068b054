package arbiter.games.narrative.heal;

import arbiter.games.narrative.injury.Injury;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.space.band.Band;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Treating oneself or somebody engaged, once in an encounter, and each injury once in a week. Ledger: NAR-HEAL-2 to 6. */
public final class MedicaeActs {

    private MedicaeActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {
        if (one.profile().kind() == Profile.Kind.MINION_GROUP || one.isVehicle()) {
            return;
        }
        offer(one, one, menu);
        for (Participant friend : state.friendsOf(one)) {
            if (!friend.isVehicle() && state.band(one, friend) == Band.ENGAGED) {
                offer(one, friend, menu);
            }
        }
    }

    private static void offer(Participant healer, Participant patient, Consumer<NarrativeAct> menu) {
        if (patient.vitals().dead()) {
            return;
        }
        boolean hurt = patient.vitals().wounds() > 0 || patient.vitals().strain() > 0;
        if (hurt && !patient.treatment().treated()) {
            menu.accept(new TreatAct(patient, healer == patient, Optional.empty(), 0));
        }
        List<Injury> injuries = patient.injuries().list();
        for (int i = 0; i < injuries.size(); i++) {
            String name = injuries.get(i).row().name();
            boolean open = injuries.get(i).row().severity().isPresent()
                    && !patient.treatment().tended().contains(name);
            if (open) {
                menu.accept(new TreatAct(patient, healer == patient, Optional.of(name), i));
            }
        }
    }

    private record TreatAct(Participant patient, boolean self, Optional<String> injury, int place)
            implements NarrativeAct {

        @Override
        public String id() {
            return injury.isPresent() ? "tend:" + patient.id() + ":" + (place + 1) : "treat:" + patient.id();
        }

        @Override
        public String text() {
            String whom = self ? "oneself" : patient.name();
            return injury.isPresent() ? "Heal " + injury.get() + " of " + whom : "Treat " + whom;
        }

        @Override
        public Price price() {
            return Price.ACTION;
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(patient.id()));
        }

        @Override
        public void resolve(Play<NarrativeState> play, Participant one) {
            if (injury.isPresent()) {
                Medicae.tend(play, one, patient, place, true);
            } else {
                Medicae.treat(play, one, patient, true);
            }
        }
    }
}
