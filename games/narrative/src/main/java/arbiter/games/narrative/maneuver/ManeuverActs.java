package arbiter.games.narrative.maneuver;

import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.Optional;
import java.util.function.Consumer;

/** Maneuvers other than moving and managing gear. Ledger: NAR-MAN-1 to 4, NAR-MAN-9. */
public final class ManeuverActs {

    private static final NarrativeAct STAND = new StanceAct(Stance.STAND);
    private static final NarrativeAct DROP = new StanceAct(Stance.DROP);
    private static final NarrativeAct AIM = new StanceAct(Stance.AIM);
    private static final NarrativeAct CALLED_SHOT = new StanceAct(Stance.CALLED_SHOT);
    private static final NarrativeAct GUARD = new StanceAct(Stance.GUARD);

    private ManeuverActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {
        menu.accept(one.isProne() ? STAND : DROP);
        menu.accept(AIM);
        menu.accept(CALLED_SHOT);
        for (Participant ally : Assistance.allies(state, one)) {
            menu.accept(new AssistAct(ally));
        }
        menu.accept(GUARD);
        if (one.profile().rank("order") > 0) {
            for (Participant group : OrderAct.groups(state, one)) {
                menu.accept(new OrderAct(group));
            }
        }
    }

    private enum Stance {
        STAND("stand", "Stand up"),
        DROP("drop", "Drop prone"),
        AIM("aim", "Aim"),
        CALLED_SHOT("called-shot", "Call a shot"),
        GUARD("guarded-stance", "Take a guarded stance");

        private final String id;
        private final String text;

        Stance(String id, String text) {
            this.id = id;
            this.text = text;
        }
    }

    private record StanceAct(Stance stance) implements NarrativeAct {

        @Override
        public String id() {
            return stance.id;
        }

        @Override
        public String text() {
            return stance.text;
        }

        @Override
        public Price price() {
            return Price.MANEUVER;
        }

        @Override
        public void resolve(Play<NarrativeState> play, Participant one) {
            switch (stance) {
                case STAND, DROP -> { // NAR-MAN-9
                    AimManeuver.interrupt(play, one);
                    Prone.change(play, one);
                }
                case AIM -> AimManeuver.take(play, one); // NAR-MAN-1
                case CALLED_SHOT -> AimManeuver.call(play, one); // NAR-MAN-2
                case GUARD -> { // NAR-MAN-4
                    AimManeuver.interrupt(play, one);
                    GuardedStance.take(play, one);
                }
            }
        }
    }

    /** Ledger: NAR-MAN-3. */
    private record AssistAct(Participant ally) implements NarrativeAct {

        @Override
        public String id() {
            return "assist:" + ally.id();
        }

        @Override
        public String text() {
            return "Assist " + ally.name();
        }

        @Override
        public Price price() {
            return Price.MANEUVER;
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(ally.id()));
        }

        @Override
        public void resolve(Play<NarrativeState> play, Participant one) {
            AimManeuver.interrupt(play, one);
            Assistance.give(play, one, ally);
        }
    }
}
