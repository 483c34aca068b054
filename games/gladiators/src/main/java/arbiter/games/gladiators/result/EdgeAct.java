package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.DamagingAttack;
import arbiter.games.gladiators.attack.AttackEvents.FollowedUp;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.move.AreaEdges;
import arbiter.games.gladiators.move.MoveAct;
import arbiter.games.gladiators.power.Activating;
import arbiter.games.gladiators.power.AreaInPlay;
import arbiter.games.gladiators.power.Payment;
import arbiter.games.gladiators.power.PowerAct;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.UsablePowers;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.turn.TurnRecord;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Option;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;

/**
 * Damages the edge of a defence over an Area, so that one can cross it: at once as a follow-up, or with the next action of
 * the turn. Ledger: GG-RES-5.
 */
public record EdgeAct(OwnedPower power, PlainPower way, RunningPower edge) implements PowerAct {

    private static final PlainOption LATER = PlainOption.passing("later", "Not now");

    static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (!UsablePowers.mayAim(unit)) {
            return;
        }
        for (RunningPower edge : AreaEdges.of(state, unit)) {
            int range = range(unit, AreaInPlay.of(edge).orElseThrow());
            for (PowerUse use : UsablePowers.of(
                    state, unit, way -> way.kind() instanceof DamagingAttack && way.is(Targeting.DIRECT))) {
                if (PowerTargets.reaches(use.way(), range)) {
                    menu.add(new EdgeAct(use.power(), use.way(), edge));
                }
            }
        }
    }

    /** Hexes to the nearest one on the other side of the edge. */
    private static int range(Gladiator unit, PlacedArea area) {
        boolean inside = area.covers(unit.position().spot());
        int nearest = Integer.MAX_VALUE;
        for (Hex hex : area.hexes()) {
            int more = 0;
            if (inside) {
                more = 1;
                if (hex.neighbours().stream().allMatch(area.hexes()::contains)) {
                    continue;
                }
            }
            nearest = Math.min(nearest, hex.distance(unit.hex()) + more);
        }
        return nearest;
    }

    @Override
    public boolean aimsAtOther() {
        return true;
    }

    @Override
    public String verb() {
        return "edge";
    }

    @Override
    public String id() {
        return PowerAct.super.id() + ":" + AreaEdges.key(edge);
    }

    @Override
    public String text() {
        return power.title(way) + " at the edge of " + edge.owner().name() + "'s "
                + edge.power().title();
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator user) {
        PowerUse use = Activating.declared(play, PowerUse.plain(user, power, way));
        Payment.of(play, use, () -> strike(play, use));
        if (user.turn().hasOpened(AreaEdges.key(edge))) {
            followUp(play, user);
        }
    }

    private void strike(Play<GladiatorsState> play, PowerUse use) {
        GladiatorsState state = play.state();
        String title = edge.power().title();
        int range = range(use.user(), AreaInPlay.of(edge).orElseThrow());
        PowerStrike strike = ObjectAim.strike(state, use, range);
        if (!ObjectAim.hits(play, strike, "the edge of " + title)) {
            return;
        }
        int level = AreaEdges.level(state, edge, way.form().metAs().get(0));
        Needed needed = new Needed(strike.level(), Modifiers.of(title, level));
        TestRoll roll = D10Roll.roll(play, "edge.result", use.user(), needed.number());
        play.emit(new EdgeStruck(use.user().id(), power.title(), title, AreaEdges.key(edge), needed, roll));
    }

    /** A major character may go through at once. */
    private static void followUp(Play<GladiatorsState> play, Gladiator user) {
        if (!user.isMajor() || user.turn().followUps() > 0) {
            return;
        }
        List<GladiatorAct> moves = new ArrayList<>();
        MoveAct.offer(play.state(), user, moves);
        List<Option> options = new ArrayList<>(moves);
        options.add(LATER);
        Option chosen = moves.isEmpty()
                ? LATER
                : play.choose(Request.one(user.decider(), "edge.follow-up", options)
                        .asking(() -> "Does " + user.name() + " go through at once?")
                        .otherwise(LATER)
                        .quietly());
        if (chosen instanceof GladiatorAct move) {
            play.emit(new FollowedUp(user.id(), move.text()));
            move.resolve(play, user);
        }
    }

    /** Somebody struck the edge of a defence; with a result it can be crossed in this turn. */
    public record EdgeStruck(String user, String power, String edge, String key, Needed needed, TestRoll roll)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            if (roll.succeeded()) {
                TurnRecord.open(state.unit(user), key);
            }
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    user,
                    "'s " + power + " on the edge of " + edge + ": " + needed.words() + ", rolls " + roll
                            + (roll.succeeded() ? ", opens it for this turn" : ", no effect"));
        }
    }
}
