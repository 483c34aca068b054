package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackInProgress;
import arbiter.games.capital.attack.AttackTrait;
import arbiter.games.capital.attack.Blow;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.move.MovementPath;
import arbiter.games.capital.move.PathObstacles;
import arbiter.games.capital.move.ShiftOption;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.math.BigDecimal;
import java.util.List;

/** Bonk: a Melee Attack that hurts pushes its target straight back, once per Attack. Ledger: bonk, CAP-AMB-127. */
public record Bonk(int larger) implements AttackTrait {

    private static final String NAME = "Bonk";
    private static final Push NONE = new Push(0);

    @Override
    public void afterBlow(Play<CapitalState> play, AttackInProgress roll, Blow blow) {
        Combatant unit = roll.attacker();
        Combatant target = blow.victim();
        if (!blow.outcome().hurt()
                || !roll.occasion().active() // CAP-AMB-87
                || !roll.means().isMelee()
                || roll.hasUsed(this)
                || NothingTwice.forbids(unit, NAME)
                || !target.present()
                || target.profile().size().rungsAbove(unit.profile().size()) > larger) {
            return;
        }
        Point here = target.base().centre();
        Point back =
                ShiftOption.awayFrom(unit.base().centre(), here, target.base().diameter());
        MovementPath course =
                MovementPath.level(Path.of(here, back), target.base().altitude());
        int room = PathObstacles.clear(play.state(), target, course);
        if (room == 0) {
            return;
        }
        Push push = play.choose(Request.place(
                        unit.decider(),
                        "attack.bonk",
                        List.of(new Push(room), NONE),
                        text -> Push.read(target, room, text))
                .asking(() -> "How far does " + unit.name() + " push " + target.name() + "?")
                .otherwise(NONE));
        if (push.length() > 0) {
            roll.use(this);
            NothingTwice.note(play, unit, NAME);
            Movement.forced(play, target, Path.of(here, course.at(push.length())));
        }
    }

    /** How far, in millimetres; written in metres such as {@code 0.5m}. */
    private record Push(int length) implements Option {

        static Push read(Combatant target, int room, String text) {
            if (!text.matches("\\d{1,3}(\\.\\d{1,3})?m")) {
                throw new Refused(
                        "'" + text + "' is no distance: write how far to push " + target.name() + ", such as 0.5m");
            }
            BigDecimal metres = new BigDecimal(text.substring(0, text.length() - 1));
            int length = metres.movePointRight(3).intValueExact();
            if (length > room) {
                throw new Refused(
                        target.name() + " can be pushed " + ShiftOption.metres(room) + " at most, not " + text);
            }
            return new Push(length);
        }

        @Override
        public String id() {
            return ShiftOption.metres(length);
        }

        @Override
        public String text() {
            return length == 0 ? "Not at all" : "Push " + id();
        }

        @Override
        public boolean declines() {
            return length == 0;
        }
    }
}
