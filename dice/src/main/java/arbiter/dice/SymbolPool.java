package arbiter.dice;

import java.util.ArrayList;
import java.util.List;

/** A pool of symbol dice, and symbols that are added without a roll: {@code 3P 2A 2B vs 2C 3D 2S}. */
public record SymbolPool(
        int proficiency, int ability, int boost, int challenge, int difficulty, int setback, Symbols fixed)
        implements Pool<Symbols> {

    public static final SymbolPool EMPTY = new SymbolPool(0, 0, 0, 0, 0, 0, Symbols.NONE);

    public SymbolPool {
        for (int count : new int[] {proficiency, ability, boost, challenge, difficulty, setback}) {
            if (count < 0) {
                throw new IllegalArgumentException("a pool holds 0 or more dice of a kind, not " + count);
            }
            if (count > 0) {
                Limits.dice("symbol die", count);
            }
        }
    }

    /** The pool with that many more dice of one kind. */
    public SymbolPool and(int count, SymbolDie die) {
        return new SymbolPool(
                proficiency + (die == SymbolDie.PROFICIENCY ? count : 0),
                ability + (die == SymbolDie.ABILITY ? count : 0),
                boost + (die == SymbolDie.BOOST ? count : 0),
                challenge + (die == SymbolDie.CHALLENGE ? count : 0),
                difficulty + (die == SymbolDie.DIFFICULTY ? count : 0),
                setback + (die == SymbolDie.SETBACK ? count : 0),
                fixed);
    }

    /** The pool with symbols that are added to whatever is rolled. */
    public SymbolPool and(Symbols symbols) {
        return new SymbolPool(proficiency, ability, boost, challenge, difficulty, setback, fixed.plus(symbols));
    }

    /** An ability die becomes a proficiency die; without one, an ability die is added. */
    public SymbolPool withAbilityUpgraded() {
        return ability > 0 ? and(-1, SymbolDie.ABILITY).and(1, SymbolDie.PROFICIENCY) : and(1, SymbolDie.ABILITY);
    }

    /** A difficulty die becomes a challenge die; without one, a difficulty die is added. */
    public SymbolPool withDifficultyUpgraded() {
        return difficulty > 0
                ? and(-1, SymbolDie.DIFFICULTY).and(1, SymbolDie.CHALLENGE)
                : and(1, SymbolDie.DIFFICULTY);
    }

    public int count(SymbolDie die) {
        return switch (die) {
            case PROFICIENCY -> proficiency;
            case ABILITY -> ability;
            case BOOST -> boost;
            case CHALLENGE -> challenge;
            case DIFFICULTY -> difficulty;
            case SETBACK -> setback;
        };
    }

    @Override
    public Symbols roll(Thrower thrower) {
        int success = fixed.success();
        int advantage = fixed.advantage();
        int triumph = fixed.triumph();
        int despair = fixed.despair();
        for (SymbolDie die : SymbolOdds.DICE) {
            for (int i = count(die); i > 0; i--) {
                Symbols face = die.face(thrower.next(die.die()));
                success += face.success();
                advantage += face.advantage();
                triumph += face.triumph();
                despair += face.despair();
            }
        }
        return new Symbols(success, advantage, triumph, despair);
    }

    @Override
    public Distribution<Symbols> odds(Weights kind) {
        return SymbolOdds.of(this, kind);
    }

    @Override
    public String notation() {
        List<String> good = new ArrayList<>();
        List<String> bad = new ArrayList<>();
        for (SymbolDie die : SymbolOdds.DICE) {
            if (count(die) > 0) {
                (die.ordinal() < SymbolDie.CHALLENGE.ordinal() ? good : bad).add(count(die) + die.letter());
            }
        }
        String text = String.join(" ", good) + (bad.isEmpty() ? "" : " vs " + String.join(" ", bad));
        return fixed.equals(Symbols.NONE) ? text : text + " with " + fixed;
    }
}
