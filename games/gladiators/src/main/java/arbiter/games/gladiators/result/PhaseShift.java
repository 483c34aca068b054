package arbiter.games.gladiators.result;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.hold.Bonds;
import arbiter.games.gladiators.move.Displaced;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.WallKind;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * By touch, Insubstantial against Solid may shift its victim one hex down or away; whoever comes to be in the ground or in
 * a wall is trapped there by the weaker of the power and the thing. Ledger: GG-AB-27.
 */
public final class PhaseShift {

    private static final String GROUND = "packed-earth";
    private static final PlainOption DOWN = PlainOption.of("down", "One hex down");
    private static final PlainOption AWAY = PlainOption.of("away", "One hex away");
    private static final PlainOption STAY = PlainOption.passing("stay", "Leave them where they are");

    private PhaseShift() {}

    public static void resolve(Play<GladiatorsState> play, PowerStrike strike) {
        PlainPower way = strike.use().way();
        Gladiator target = strike.target();
        if (target.bonds().embedded() > 0) {
            play.emit(new Embedded(target.id(), "", 0));
        }
        if (way.range() != PowerRange.TOUCH || !way.form().against().types().contains(PowerType.SOLID)) {
            return;
        }
        List<Hex> behind = PushDirection.away(play, strike, 1);
        List<PlainOption> options = new ArrayList<>(List.of(DOWN));
        if (!behind.isEmpty() && play.state().map().contains(behind.get(0))) {
            options.add(AWAY);
        }
        options.add(STAY);
        PlainOption chosen = play.choose(Request.one(strike.user().decider(), "insubstantial.shift", options)
                .asking(() -> "Where does " + target.name() + " go?"));
        if (chosen == DOWN) {
            down(play, strike);
        } else if (chosen == AWAY) {
            away(play, strike, behind.get(0));
        }
    }

    private static void down(Play<GladiatorsState> play, PowerStrike strike) {
        Gladiator target = strike.target();
        if (target.position().isAirborne()) {
            play.emit(new Displaced(
                    target.id(), target.position().at(target.position().altitude() - 1), "is shifted down to"));
            return;
        }
        WallKind ground = play.state().lore().wall(GROUND);
        embed(play, strike, ground.name(), ground.defence());
    }

    private static void away(Play<GladiatorsState> play, PowerStrike strike, Hex hex) {
        Gladiator target = strike.target();
        Spot there = new Spot(hex, target.position().altitude());
        Optional<WallHex> wall =
                play.state().walls().at(hex).filter(one -> play.state().walls().fills(there));
        if (wall.isPresent()) {
            embed(
                    play,
                    strike,
                    "the " + wall.get().name(),
                    wall.get().material().defence());
        } else {
            play.emit(new Displaced(target.id(), target.position().at(hex), "is shifted to"));
        }
    }

    /** Half in a thing, which is a trap as strong as the weaker of both. */
    private static void embed(Play<GladiatorsState> play, PowerStrike strike, String what, int strength) {
        play.emit(new Embedded(
                strike.target().id(), what, Math.min(strength, strike.level().total())));
    }

    /** Somebody is stuck in something, or no longer. */
    public record Embedded(String unit, String what, int strength) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Bonds.embed(state.unit(unit), strength);
        }

        @Override
        public boolean isLogged() {
            return strength > 0;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " sinks into " + what + ", a trap of strength " + strength);
        }
    }
}
