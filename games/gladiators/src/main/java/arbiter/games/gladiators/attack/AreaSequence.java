package arbiter.games.gladiators.attack;

import arbiter.dice.Dice;
import arbiter.games.gladiators.ability.Dismiss;
import arbiter.games.gladiators.attack.AreaEvents.AreaLanded;
import arbiter.games.gladiators.attack.AreaEvents.HexRolled;
import arbiter.games.gladiators.attack.AttackEvents.AttackMade;
import arbiter.games.gladiators.board.AreaDeviation;
import arbiter.games.gladiators.board.AreaReach;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.RandomDirection;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.detect.DetectActs;
import arbiter.games.gladiators.detect.Notice;
import arbiter.games.gladiators.hit.FaceRule;
import arbiter.games.gladiators.hit.HitNumber;
import arbiter.games.gladiators.interrupt.Counters;
import arbiter.games.gladiators.interrupt.QuickWindow;
import arbiter.games.gladiators.interrupt.ShieldStrikes;
import arbiter.games.gladiators.modifier.drawback.Complex;
import arbiter.games.gladiators.modifier.drawback.UnpredictableTargeting;
import arbiter.games.gladiators.modifier.effect.IgnoresWalls;
import arbiter.games.gladiators.modifier.effect.Lethal;
import arbiter.games.gladiators.move.Below;
import arbiter.games.gladiators.persist.Persistence;
import arbiter.games.gladiators.power.Payment;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.result.Dismissal;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.DieMatters;
import arbiter.games.gladiators.test.LuckOffer;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestDice;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.space.hex.HexDirection;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** One attack on a group of hexes. Ledger: GG-ARE-1 to 3, GG-AMB-99, GG-AMB-113, section 5.2, steps 8 and 9. */
public final class AreaSequence {

    private static final Dice DIE = Dice.of(1, 10);

    private AreaSequence() {}

    /** Where it was meant to lie; those in it who suffered a result. */
    public static List<Gladiator> resolve(
            Play<GladiatorsState> play, PowerUse use, PlacedArea meant, boolean speculative) {
        AreaOutcome outcome = outcome(play, List.of(use), meant, speculative);
        outcome.tooSlow().late(play); // 12
        return outcome.affected();
    }

    /** Linked ones share the first one's roll against the hex. Ledger: GG-AMB-110. */
    static AreaOutcome outcome(Play<GladiatorsState> play, List<PowerUse> uses, PlacedArea meant, boolean speculative) {
        PowerUse first = uses.get(0);
        if (level(play.state(), first, meant).total() < 1) {
            return AreaOutcome.NOTHING;
        }
        List<Gladiator> affected = new ArrayList<>();
        QuickWindow.Reactions leaving = QuickWindow.Reactions.NONE;
        List<PowerUse> going = going(play, uses, meant);
        if (!going.isEmpty()) {
            PlacedArea area = first.way().hasRange()
                    ? play.once("area.landed", () -> landed(play, first, meant, speculative)) // 8
                    : meant;
            leaving = play.once("area.leaving", () -> leaving(play, first, area));
            for (PowerUse use : going) {
                int number = use.user().inUse().next();
                List<Gladiator> struck = List.of();
                Modifiers level = level(play.state(), use, meant);
                if (use.user().isInAction() && level.total() >= 1) {
                    struck = individuals(play, use, area, level); // 9
                }
                Persistence.began(play, use, number, struck, Optional.of(area));
                struck.stream().filter(one -> !affected.contains(one)).forEach(affected::add);
            }
        }
        uses.forEach(use -> Payment.settle(play, use));
        return new AreaOutcome(affected, leaving);
    }

    /** Opponents in it may get out by a Quick move before it strikes. Ledger: GG-QCK-5, section 5.2, step 8. */
    private static QuickWindow.Reactions leaving(Play<GladiatorsState> play, PowerUse use, PlacedArea area) {
        return use.occasion().opensQuickWindowOnHit()
                ? QuickWindow.landed(play, use.user(), use.power().title(), caught(play.state(), use, area))
                : QuickWindow.Reactions.NONE;
    }

    /** Those that are paid for and not countered, if no Shield stops their user. Ledger: section 5.2, steps 5 to 7. */
    private static List<PowerUse> going(Play<GladiatorsState> play, List<PowerUse> uses, PlacedArea meant) {
        List<Integer> places = play.once("area.going", () -> places(play, uses, meant));
        List<PowerUse> going = new ArrayList<>();
        places.forEach(place -> going.add(uses.get(place)));
        return going;
    }

    private static List<Integer> places(Play<GladiatorsState> play, List<PowerUse> uses, PlacedArea meant) {
        List<Integer> going = new ArrayList<>();
        List<Gladiator> aimed = caught(play.state(), uses.get(0), meant);
        for (int i = 0; i < uses.size(); i++) {
            PowerUse use = uses.get(i);
            if (Payment.resolve(play, use) && !Counters.cancel(play, use, aimed, level(play.state(), use, meant))) {
                going.add(i);
            }
        }
        return going.isEmpty() || ShieldStrikes.pass(play, uses.get(0), aimed) ? going : List.of();
    }

    /** Somebody else's Area is laid anew: nothing is paid, and nothing of it stays. Ledger: GG-AMB-15. */
    static void madeAnew(Play<GladiatorsState> play, PowerUse use, PlacedArea meant, boolean speculative) {
        List<Gladiator> aimed = caught(play.state(), use, meant);
        Modifiers level = level(play.state(), use, meant);
        if (!Counters.cancel(play, use, aimed, level) && ShieldStrikes.pass(play, use, aimed)) {
            PlacedArea area = use.way().hasRange() ? landed(play, use, meant, speculative) : meant;
            individuals(play, use, area, level);
        }
    }

    /** The distance to the target point counts, wherever it comes down. Ledger: GG-AMB-112. */
    private static Modifiers level(GladiatorsState state, PowerUse use, PlacedArea meant) {
        return StrikeLevel.level(state, use, meant.range());
    }

    /** The roll against the hex, and where a miss takes the Area. Ledger: GG-ARE-1, GG-ARE-2. */
    public static PlacedArea landed(Play<GladiatorsState> play, PowerUse use, PlacedArea meant, boolean speculative) {
        Needed needed = HitNumber.ofHex(play.state(), use, meant, speculative);
        int luck = LuckOffer.resolve(play, use.user(), use.user(), () -> "the roll against the hex");
        TestRoll rolled = D10Roll.roll(
                play,
                "area.hex",
                use.user(),
                needed.number(),
                TestDice.ONE.with(luck),
                use.has(Complex.class) ? DieMatters.FACE : DieMatters.MISS);
        TestRoll roll = FaceRule.missesHex(rolled.die(), use.has(Complex.class)) ? rolled.missed() : rolled;
        play.emit(new HexRolled(
                use.user().id(), use.power().title(), meant.target().hex(), needed, roll));
        if (roll.succeeded()) {
            return meant;
        }
        int off = off(play, use, roll);
        HexDirection direction = RandomDirection.of(play.draw("area.direction", RandomDirection.DIE));
        PlacedArea area = AreaDeviation.moved(meant, direction, off);
        play.emit(new AreaLanded(
                use.user().id(), use.power().title(), area.target().hex(), off));
        return area;
    }

    /** A hex for each point it missed by; twice that if Unpredictable, and a die more on a 1. Ledger: GG-MD-56. */
    private static int off(Play<GladiatorsState> play, PowerUse use, TestRoll roll) {
        if (!use.has(UnpredictableTargeting.class)) {
            return roll.missedBy();
        }
        int more = roll.die() == 1 ? play.draw("area.unpredictable", DIE).sum() : 0;
        return 2 * roll.missedBy() + more;
    }

    /** Everybody in it is a target, in the order the user names, otherwise the nearest first. Ledger: GG-ARE-3. */
    public static List<Gladiator> individuals(
            Play<GladiatorsState> play, PowerUse use, PlacedArea area, Modifiers level) {
        List<String> caught = play.once("area.caught", () -> struckInOrder(play, use, area));
        Struck last = play.settle(
                "area.struck",
                new Struck(0, List.of()),
                struck -> struck.next() == caught.size(),
                struck -> strike(play, use, area, level, struck, caught.get(struck.next())));
        if (use.kind() instanceof Dismiss) {
            Dismissal.areas(play, use, area, level);
        }
        DetectActs.comeOut(play, use.user());
        for (WallHex wall : walls(play.state(), use, area)) {
            AreaWalls.strike(play, use, level, wall);
        }
        List<Gladiator> affected = new ArrayList<>();
        last.affected().forEach(id -> affected.add(play.state().unit(id)));
        return affected;
    }

    /** How many of those in it have been struck, and which of them suffered a result. */
    private record Struck(int next, List<String> affected) {

        Struck and(String target, boolean result) {
            if (!result) {
                return new Struck(next + 1, affected);
            }
            List<String> more = new ArrayList<>(affected);
            more.add(target);
            return new Struck(next + 1, List.copyOf(more));
        }
    }

    private static List<String> struckInOrder(Play<GladiatorsState> play, PowerUse use, PlacedArea area) {
        List<Gladiator> caught =
                AreaOrder.resolve(play, use, SuspectedHexes.resolve(play, use, caught(play.state(), use, area)));
        List<String> ids = caught.stream().map(Gladiator::id).toList();
        play.emit(new AttackMade(
                use.user().id(), ids, use.has(Lethal.class) && use.declared().lethal()));
        for (Gladiator target : caught) {
            Notice.look(play, use, target); // 3
        }
        return ids;
    }

    private static Struck strike(
            Play<GladiatorsState> play, PowerUse use, PlacedArea area, Modifiers level, Struck before, String id) {
        Gladiator target = play.state().unit(id);
        if (!target.isInAction() || !LethalBounds.permit(play, use, target)) {
            return before.and(id, false);
        }
        boolean lethal = use.declared().lethal() && LethalBounds.isLethal(play, use, target); // GG-MD-33
        PowerUse meant = use.declaring(use.declared().lethal(lethal));
        return before.and(id, StrikeSequence.resolve(play, strike(play.state(), meant, area, level, target)));
    }

    static PowerStrike strike(GladiatorsState state, PowerUse use, PlacedArea area, Modifiers level, Gladiator target) {
        return new PowerStrike(use, target, state.range(use.user(), target), level, Optional.of(area), false);
    }

    /** Nearest first. Walls keep off who is behind them. Ledger: GG-ARE-3, GG-AMB-113. */
    static List<Gladiator> caught(GladiatorsState state, PowerUse use, PlacedArea area) {
        boolean through = use.has(IgnoresWalls.class);
        AreaReach reach = new AreaReach(state.map(), through ? Walls.NONE : state.walls());
        List<Gladiator> caught = new ArrayList<>();
        for (Gladiator unit : state.units()) {
            if (unit.isInAction()
                    && reach.reaches(area, unit.position().spot())
                    && Below.reachable(state, use.user(), unit, use.way())) {
                caught.add(unit);
            }
        }
        caught.sort(Comparator.comparingInt(
                unit -> area.user().distance(unit.position().spot())));
        return caught;
    }

    private static List<WallHex> walls(GladiatorsState state, PowerUse use, PlacedArea area) {
        return use.has(IgnoresWalls.class) || state.walls().isEmpty()
                ? List.of()
                : new AreaReach(state.map(), state.walls()).walls(area);
    }
}
