package arbiter.cli.json;

import arbiter.dice.notation.Rolled;
import arbiter.dice.notation.ThrownDice;
import arbiter.dice.notation.ThrownDie;
import arbiter.dice.notation.Value;
import java.util.Locale;

/** A roll for programs. */
public final class RollJson {

    private RollJson() {}

    public static Json.Fields of(Rolled rolled, long seed) {
        return Json.object()
                .with("expression", rolled.expression().text())
                .with("value", value(rolled.value()))
                .with("text", rolled.text())
                .with("dice", rolled.dice().stream().map(RollJson::dice))
                .with("seed", seed);
    }

    static Object value(Value value) {
        return value instanceof Value.Whole whole ? whole.number() : ((Value.Named) value).parts();
    }

    private static Json.Fields dice(ThrownDice dice) {
        return Json.object()
                .with("notation", dice.notation())
                .with("faces", dice.dice().stream().map(ThrownDie::side))
                .with("dice", dice.dice().stream().map(RollJson::die));
    }

    private static Json.Fields die(ThrownDie die) {
        return Json.object()
                .with("die", die.die().name())
                .with("face", die.side())
                .with("shows", die.shows())
                .with("fate", die.fate().name().toLowerCase(Locale.ROOT));
    }
}
