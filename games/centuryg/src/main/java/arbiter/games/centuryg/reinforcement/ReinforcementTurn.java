package arbiter.games.centuryg.reinforcement;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.sheet.Reinforcement;
import arbiter.games.centuryg.sheet.ReinforcementPower;
import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.turn.CurrentTurn;
import arbiter.games.centuryg.turn.Round.SlotPassed;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Line;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The Turn of the helpers off the map: one Action and as many Powers as they can pay. Ledger: BCG-RNF-3, BCG-AMB-127. */
public final class ReinforcementTurn {

    private static final String ACTED = "action";
    private static final String POWER = "power";

    private ReinforcementTurn() {}

    /** One thing they may do. */
    private record Help(String id, String text, int rp, Optional<ReinforcementPower> power) implements Option {

        @Override
        public List<Cost> costs() {
            return WindowAnswer.cost("RP", rp);
        }

        @Override
        public boolean declines() {
            return id.equals("done");
        }
    }

    /** Whether their slot has come: Initiative 10, after everybody else's 10. Ledger: BCG-RNF-1, BCG-AMB-26. */
    public static boolean isDue(CenturyState state, Optional<Fighter> next) {
        return state.reinforcements()
                .filter(who -> !who.acted() && (who.areStanding() || state.hasClock(Reinforcements.ID)))
                .filter(who -> next.isEmpty() || next.get().initiative() < Reinforcements.INITIATIVE)
                .isPresent();
    }

    /** Once they are beaten only what they began ends with their slot. Ledger: BCG-AMB-30. */
    public static void begin(Play<CenturyState> play) {
        boolean stand = play.state().reinforcements().orElseThrow().areStanding();
        play.emit(stand ? new ReinforcementsBegan() : new SlotPassed(Reinforcements.ID));
    }

    /** One step is one thing. */
    public static void resolve(Play<CenturyState> play) {
        CenturyState state = play.state();
        List<Help> options = options(state, state.reinforcements().orElseThrow());
        Help help = options.size() == 1
                ? options.get(0)
                : play.choose(Request.one(ReinforcementHelp.decider(state), "reinforcements.deed", options)
                        .asking(() -> "What do the Reinforcements do?")
                        .otherwise(options.get(options.size() - 1))
                        .asCommand());
        if (help.declines()) {
            play.emit(new ReinforcementsDone());
        } else {
            play.emit(new ReinforcementsSpent(help.power().isPresent() ? POWER : ACTED, help.text(), help.rp()));
            carryOut(play, help);
            if (help.id().equals("overwhelm")) { // no Powers besides it
                play.emit(new ReinforcementsDone());
            }
        }
    }

    private static List<Help> options(CenturyState state, Reinforcements who) {
        List<Help> options = new ArrayList<>();
        boolean enemies = !ReinforcementHelp.enemies(state).isEmpty();
        if (!state.done().contains(ACTED) && enemies) {
            options.add(new Help("barrage", "Barrage", 0, Optional.empty()));
            if (!state.done().contains(POWER)) {
                options.add(new Help("overwhelm", "Overwhelm", 0, Optional.empty()));
            }
            options.add(new Help("analyze", "Analyze", 0, Optional.empty()));
        }
        for (Reinforcement entry : who.powers()) {
            ReinforcementPower power = ReinforcementPower.of(entry);
            boolean useful = power == ReinforcementPower.FOCUS_FIRE
                    ? enemies
                    : !ReinforcementHelp.allies(state).isEmpty();
            if (entry.cost() <= who.points() && useful) {
                options.add(new Help(entry.id(), entry.name(), entry.cost(), Optional.of(power)));
            }
        }
        options.add(new Help("done", "Nothing more", 0, Optional.empty()));
        return options;
    }

    private static void carryOut(Play<CenturyState> play, Help help) {
        if (help.power().isPresent()) {
            ReinforcementHelp.power(play, help.power().get());
            return;
        }
        switch (help.id()) {
            case "barrage" -> ReinforcementHelp.barrage(play);
            case "overwhelm" -> ReinforcementHelp.overwhelm(play);
            default -> ReinforcementHelp.analyze(play);
        }
    }

    /** The Turn of the Reinforcements: one spent Point comes back. Ledger: BCG-RNF-3. */
    public record ReinforcementsBegan() implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.tick(Clock.Kind.TURN_START, Reinforcements.ID);
            Reinforcements who = state.reinforcements().orElseThrow();
            state.set(Helpers.of(who.having(Math.min(who.mostPoints(), who.points() + 1))));
            Course.reinforcementsBegin(state);
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of("The Reinforcements have their Turn, "
                    + state.reinforcements().orElseThrow().points() + " RP");
        }
    }

    /** The Reinforcements pay for a Power, or take their Action. Ledger: BCG-RNF-3. */
    public record ReinforcementsSpent(String item, String words, int cost) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Reinforcements who = state.reinforcements().orElseThrow();
            state.set(Helpers.of(who.having(who.points() - cost)));
            CurrentTurn.done(state, item);
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of("Reinforcements: " + words
                    + (cost > 0
                            ? " for " + cost + " RP, "
                                    + state.reinforcements().orElseThrow().points() + " left"
                            : ""));
        }
    }

    /** The Reinforcements have had their Turn. */
    public record ReinforcementsDone() implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Helpers.turnEnds(state);
            Course.next(state);
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of("The Reinforcements have had their Turn");
        }
    }
}
