package arbiter.dice.notation;

import arbiter.dice.Distribution;
import arbiter.dice.Fraction;
import arbiter.dice.Numbers;
import arbiter.dice.Thrower;
import arbiter.dice.Weights;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;

/**
 * What happens to each die by itself: it may be rerolled, then explode by the face that stands, and a face too low or
 * too high counts as the least or most allowed.
 */
record SingleDie(
        Numbered die, Optional<Reroll> reroll, Optional<Condition> explode, OptionalInt least, OptionalInt most) {

    /** Whether every face stands and counts as it is. */
    boolean plain() {
        return reroll.isEmpty() && explode.isEmpty() && least.isEmpty() && most.isEmpty();
    }

    /** What a face counts for in a sum. */
    int counts(int face) {
        int raised = Math.max(face, least.orElse(face));
        return Math.min(raised, most.orElse(raised));
    }

    /** Throws it until it stands, and the dice that it brings by exploding too. */
    List<ThrownDie> cast(Thrower thrower) {
        List<ThrownDie> thrown = new ArrayList<>();
        for (int i = 0; i <= Bounds.EXPLOSIONS; i++) {
            settle(thrower, thrown);
            int last = thrown.size() - 1;
            if (i == Bounds.EXPLOSIONS || !explodes(face(thrown.get(last)))) {
                break;
            }
            thrown.set(last, thrown.get(last).becomes(Fate.EXPLODED));
        }
        return thrown;
    }

    private void settle(Thrower thrower, List<ThrownDie> thrown) {
        int rerolls = 0;
        ThrownDie now = next(thrower);
        while (again(face(now), rerolls)) {
            if (++rerolls > Bounds.REROLLS) {
                throw new IllegalStateException("a " + die.die().name() + " was thrown " + rerolls
                        + " times and never came up right: these throws are not random");
            }
            thrown.add(now.becomes(Fate.REROLLED));
            now = next(thrower);
        }
        thrown.add(now);
    }

    private boolean again(int face, int rerolls) {
        return reroll.filter(rule -> rule.until() || rerolls == 0)
                .filter(rule -> rule.faces().holds(face))
                .isPresent();
    }

    private ThrownDie next(Thrower thrower) {
        int side = thrower.next(die.die());
        int face = die.face(side);
        String shows = counts(face) == face ? "" + face : face + " as " + counts(face);
        return new ThrownDie(die.die(), side, shows, Fate.KEPT);
    }

    int face(ThrownDie thrown) {
        return die.face(thrown.side());
    }

    boolean explodes(int face) {
        return explode.isPresent() && explode.get().holds(face);
    }

    /** The face that stands in the end, before it explodes. */
    private Distribution<Integer> faces(Weights kind) {
        Numbers fresh = kind.uniform(die.lowest(), die.highest());
        if (reroll.isEmpty()) {
            return fresh;
        }
        Condition faces = reroll.get().faces();
        if (reroll.get().until()) {
            return fresh.given(face -> !faces.holds(face));
        }
        int rerolled = die.count(faces);
        Map<Integer, Fraction> weights = new LinkedHashMap<>();
        for (int face = die.lowest(); face <= die.highest(); face++) {
            weights.put(face, Fraction.of(faces.holds(face) ? rerolled : rerolled + die.sides()));
        }
        return kind.weighted(weights);
    }

    /** What it comes to with the dice that it brings, when each face is worth that. */
    Numbers odds(Effort effort, IntUnaryOperator worth) {
        Distribution<Integer> faces = faces(effort.kind());
        Numbers sum = faces.numbers(worth::applyAsInt);
        if (explode.isEmpty()) {
            return sum;
        }
        int exploding = die.count(explode.get());
        for (int i = 0; i < Bounds.EXPLOSIONS; i++) {
            Numbers rest = sum;
            effort.lookups(text(), (double) exploding * rest.size() + die.sides());
            sum = faces.<Integer>then(face -> {
                        int value = worth.applyAsInt(face);
                        return explodes(face) ? rest.plus(value) : effort.kind().certain(value);
                    })
                    .numbers(Integer::intValue);
        }
        return sum;
    }

    /** The chance that it would explode once more than is followed. */
    Fraction cutShort() {
        Fraction again = faces(Weights.EXACT).chance(this::explodes);
        int times = Bounds.EXPLOSIONS + 1;
        return Fraction.of(again.numerator().pow(times), again.denominator().pow(times));
    }

    String text() {
        StringBuilder text = new StringBuilder(die.die().name());
        reroll.ifPresent(rule -> text.append(rule.text()));
        explode.ifPresent(faces -> text.append("!").append(exploding(faces)));
        least.ifPresent(number -> text.append("min").append(number));
        most.ifPresent(number -> text.append("max").append(number));
        return text.toString();
    }

    private String exploding(Condition faces) {
        return faces.equals(new Condition(Comparison.EQUAL, die.highest())) ? "" : faces.brief();
    }
}
