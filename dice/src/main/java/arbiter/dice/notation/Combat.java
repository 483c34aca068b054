package arbiter.dice.notation;

import arbiter.dice.CombatDice;
import arbiter.dice.CombatRoll;
import arbiter.dice.Thrower;
import arbiter.dice.Weights;
import java.util.ArrayList;
import java.util.List;

/** Combat dice: {@code 12cd}. They come to damage and effects. */
public record Combat(CombatDice draw) implements Expression {

    private static final Reading<CombatRoll> READING = new Reading<CombatRoll>()
            .part("damage", CombatRoll::damage)
            .part("effects", CombatRoll::effects)
            .question("effect", roll -> roll.effects() > 0);

    @Override
    public Rolled roll(Thrower thrower) {
        List<ThrownDie> dice = new ArrayList<>();
        CombatRoll roll = draw.roll(die -> {
            int side = thrower.next(die);
            CombatRoll face = CombatDice.face(side);
            dice.add(new ThrownDie(die, side, face.damage() + (face.effects() > 0 ? "E" : ""), Fate.KEPT));
            return side;
        });
        ThrownDice thrown = new ThrownDice(text(), dice);
        Value value = READING.value(roll);
        return new Rolled(this, value, List.of(thrown), thrown.text() + ": " + value);
    }

    @Override
    public Odds odds(Weights kind) {
        return Odds.of(kind.odds(draw), READING);
    }

    @Override
    public String text() {
        return draw.count() + "cd";
    }
}
