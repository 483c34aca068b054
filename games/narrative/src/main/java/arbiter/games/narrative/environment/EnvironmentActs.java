package arbiter.games.narrative.environment;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.environment.SurroundingsEvents.ObstacleCrossed;
import arbiter.games.narrative.environment.SurroundingsEvents.SurroundingsUsed;
import arbiter.games.narrative.maneuver.AimManeuver;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.status.PutOutFire;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Amount;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.function.Consumer;

/**
 * What the surroundings let people do: take cover or do something else with them as a maneuver, cross what is in the way
 * and put out fire as actions. Ledger: NAR-MAN-5, NAR-ENV-4, NAR-ENV-8.
 */
public final class EnvironmentActs {

    private EnvironmentActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {
        Surroundings here = one.surroundings();
        if (here.coverNear() > here.cover()) {
            menu.accept(EnvironmentAct.COVER);
        }
        menu.accept(EnvironmentAct.INTERACT);
        if (SurroundingsEffects.isBlocked(one)) {
            menu.accept(EnvironmentAct.ATHLETICS);
            menu.accept(EnvironmentAct.COORDINATION);
        }
        if (!one.burning().flames().isEmpty()) {
            menu.accept(PutOutFire.ACT);
        }
    }

    private enum EnvironmentAct implements NarrativeAct {
        COVER("take-cover", "Take cover", Price.MANEUVER),
        INTERACT("interact", "Do something with the surroundings", Price.MANEUVER),
        ATHLETICS("cross:athletics", "Get across with Athletics", Price.ACTION),
        COORDINATION("cross:coordination", "Get across with Coordination", Price.ACTION);

        private final String id;
        private final String text;
        private final Price price;

        EnvironmentAct(String id, String text, Price price) {
            this.id = id;
            this.text = text;
            this.price = price;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public String text() {
            return text;
        }

        @Override
        public Price price() {
            return price;
        }

        @Override
        public void resolve(Play<NarrativeState> play, Participant one) {
            switch (this) {
                case COVER -> {
                    AimManeuver.interrupt(play, one);
                    Cover.take(play, one);
                }
                case INTERACT -> {
                    AimManeuver.interrupt(play, one);
                    play.emit(new SurroundingsUsed(one.id()));
                }
                case ATHLETICS -> cross(play, one, "athletics");
                case COORDINATION -> cross(play, one, "coordination");
            }
        }
    }

    /** The gamemaster says how hard it is. Ledger: NAR-ENV-4. */
    private static void cross(Play<NarrativeState> play, Participant one, String skill) {
        Skill used = play.state().tables().skill(skill);
        int dice = play.choose(
                        Request.amount(Decider.GAMEMASTER, "environment.obstacle", 0, Difficulty.FORMIDABLE.dice())
                                .asking(() -> "How many difficulty dice is it to get across for " + one.name() + "?")
                                .otherwise(new Amount(Difficulty.AVERAGE.dice()))
                                .quietly())
                .value();
        CheckInProgress check = CheckInProgress.skill(
                        play.state(), one, used, Difficulty.values()[dice], "what is in the way")
                .asAction();
        if (Check.resolve(play, check).succeeds()) {
            play.emit(new ObstacleCrossed(one.id()));
        }
    }
}
