package arbiter.games.gladiators.result;

import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;

/** Gives back as many hits as the Level, the body first, without a roll. Ledger: GG-AB-24, GG-OOA-9. */
public final class HealEffect {

    private HealEffect() {}

    public static boolean helps(Gladiator target) {
        return target.injuries().body() + target.injuries().toughness() > 0;
    }

    public static void resolve(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        int lost = target.injuries().body() + target.injuries().toughness();
        int hits = Math.min(lost, use.level(play.state()).total());
        if (hits > 0) {
            play.emit(new HitsHealed(target.id(), hits));
        }
    }

    /** Somebody is healed. */
    public record HitsHealed(String unit, int hits) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.injuries().healed(hits));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " is healed by " + GladiatorsEvent.count(hits, "hit"));
        }
    }
}
