package arbiter.games.capital.ability;

import arbiter.games.capital.mind.Hearing;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.TurnState;
import arbiter.games.capital.turn.TurnTrait;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The Captain's Ultimate: whoever hears it can make more of one Action in every turn. Ledger: rally-1, CAP-AMB-112. */
public record Rally(int turns) implements ActTrait, TurnTrait {

    @Override
    public void offerInstants(CapitalState state, Combatant captain, List<CapitalAct> menu) {
        if (Ultimate.ready(captain, this)) {
            menu.add(new Call(this, captain));
        }
    }

    private record Call(Rally trait, Combatant captain) implements CapitalAct {

        @Override
        public String id() {
            return "rally";
        }

        @Override
        public String text() {
            return "Rally everybody who hears";
        }

        @Override
        public boolean isAction() {
            return false;
        }

        @Override
        public void resolve(
                Play<CapitalState> play, Occasion occasion) { // a vehicle has neither ears nor Actions of its own
            CapitalState state = play.state();
            List<Combatant> followers = new ArrayList<>();
            for (Combatant unit : state.units()) {
                if (unit.present()
                        && !unit.isVehicle()
                        && !state.enemies(captain, unit)
                        && Hearing.hears(state, unit, captain)) {
                    followers.add(unit);
                }
            }
            List<Combatant> chosen = UnitOption.chooseSome(
                    play, captain.decider(), "rally.units", followers, () -> "Whom does " + captain.name() + " rally?");
            Ultimate.spend(play, captain, trait);
            chosen.forEach(follower -> play.emit(new Rallied(follower.id(), captain.id(), trait.turns)));
        }
    }

    /** At the start of the Captain's turn. Ledger: CAP-AMB-73. */
    @Override
    public void atTurnStart(Play<CapitalState> play, Combatant captain) {
        for (Combatant unit : play.state().units()) {
            if (RallyStatus.of(unit).isRallied()
                    && captain.id().equals(RallyStatus.of(unit).captain().get())) {
                play.emit(new RallyTicked(unit.id()));
            }
        }
    }

    /** Whether the unit makes more of the Action it takes: one Action in any single turn. Ledger: CAP-AMB-74. */
    public static boolean enhances(Play<CapitalState> play, Combatant unit, String action) {
        if (!RallyStatus.of(unit).mayUse(play.state().turns())) {
            return false;
        }
        boolean more = play.choose(Request.one(unit.decider(), "rally.use", YesNo.BOTH)
                        .asking(() -> "Does " + unit.name() + " use Rally for " + action + "?")
                        .otherwise(YesNo.YES))
                == YesNo.YES;
        if (more) {
            play.emit(new RallyUsed(unit.id(), action));
        }
        return more;
    }

    /** The CHA of the Captain a unit is rallied by, at this moment. */
    public static int charisma(CapitalState state, Combatant unit) {
        return state.unit(RallyStatus.of(unit).captain().orElseThrow()).score(Attribute.CHA);
    }

    /** A Captain rallies a unit for some of the turns of the Captain. Ledger: rally-1. */
    public record Rallied(String unit, String captain, int turns) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            RallyStatus.begin(state.unit(unit), captain, turns);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(
                    state,
                    unit,
                    " is rallied for " + turns + " turns of "
                            + state.unit(captain).name());
        }
    }

    /** At the start of the turn of the Captain a Rally grows shorter, or ends. Ledger: CAP-AMB-73. */
    public record RallyTicked(String unit) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            RallyStatus.tick(state.unit(unit));
        }

        @Override
        public Line line(CapitalState state) {
            return tell(
                    state,
                    unit,
                    RallyStatus.of(state.unit(unit)).isRallied() ? " is still rallied" : " is no longer rallied");
        }
    }

    /** A rallied unit makes more of an Action, once per turn. Ledger: CAP-AMB-112. */
    public record RallyUsed(String unit, String what) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            RallyStatus.use(state.unit(unit), state.turns() + 1);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " rallies for " + what);
        }
    }

    /**
     * The Captain whose Rally a unit is under, for how many starts of that one's turns, and the first turn in which it
     * can make more of an Action again.
     */
    public record RallyStatus(Optional<String> captain, int turns, int againIn) implements TurnState {

        private static final RallyStatus NONE = new RallyStatus(Optional.empty(), 0, 0);

        public static RallyStatus of(Combatant unit) {
            return unit.abilityStates().get(NONE);
        }

        public boolean isRallied() {
            return captain.isPresent();
        }

        /** It grows shorter as the Captain's turns start. */
        @Override
        public boolean needsTime() {
            return isRallied();
        }

        /** Whether Rally can still make more of an Action in that turn. */
        public boolean mayUse(int turn) {
            return captain.isPresent() && turn >= againIn;
        }

        static void begin(Combatant unit, String captain, int turns) {
            AbilityStates.put(unit, new RallyStatus(Optional.of(captain), turns, of(unit).againIn), NONE);
        }

        static void tick(Combatant unit) {
            RallyStatus now = of(unit);
            int left = now.turns - 1;
            Optional<String> captain = left == 0 ? Optional.empty() : now.captain;
            AbilityStates.put(unit, new RallyStatus(captain, left, now.againIn), NONE);
        }

        static void use(Combatant unit, int againIn) {
            RallyStatus now = of(unit);
            AbilityStates.put(unit, new RallyStatus(now.captain, now.turns, againIn), NONE);
        }
    }
}
