package arbiter.games.narrative.vehicle.gun;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Weight;
import java.util.List;

/** What happens to mounted guns. Ledger: NAR-VEH-3. */
public final class GunEvents {

    private GunEvents() {}

    private static String weapon(Participant vehicle, int gun) {
        return Gun.all(vehicle).get(gun).weapon().name();
    }

    /** A hit on a vehicle, with what is left of it after armour. Ledger: NAR-VEH-10. */
    public record HullStruck(String vehicle, String source, Modifiers damage, int trauma) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {}

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle)
                    .words(" is hit by " + source + ":")
                    .sum("", 0, damage)
                    .words(trauma == 0 ? ", which does nothing" : "")
                    .line();
        }

        @Override
        public void measure(Measures measures) {
            measures.fact("hit", true);
            measures.number("damage", vehicle, trauma);
        }
    }

    /** Some guns have fired in this round. */
    public record GunsFired(String vehicle, List<Integer> guns) implements NarrativeEvent {

        public GunsFired {
            guns = List.copyOf(guns);
        }

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            for (int gun : guns) {
                one.set(one.guns().with(gun, before -> before.fired(state.round())));
            }
        }

        @Override
        public Line line(NarrativeState state) {
            Participant one = state.unit(vehicle);
            String count = guns.size() == 1 ? "" : " (" + guns.size() + ")";
            return tell(state, vehicle, " has fired its " + weapon(one, guns.get(0)) + count);
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** A gun is out of ammunition until it is reloaded. Ledger: NAR-SPEND-9. */
    public record GunRanDry(String vehicle, int gun) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.guns().with(gun, GunState::emptied));
        }

        @Override
        public Line line(NarrativeState state) {
            Participant one = state.unit(vehicle);
            return tell(state, vehicle, " is out of ammunition for its " + weapon(one, gun));
        }
    }

    public record GunReloaded(String vehicle, int gun) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.guns().with(gun, GunState::reloaded));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, " has its " + weapon(state.unit(vehicle), gun) + " loaded again");
        }
    }
}
