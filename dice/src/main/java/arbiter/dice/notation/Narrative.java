package arbiter.dice.notation;

import arbiter.dice.Die;
import arbiter.dice.SymbolDie;
import arbiter.dice.SymbolPool;
import arbiter.dice.Symbols;
import arbiter.dice.Thrower;
import arbiter.dice.Weights;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A pool of symbol dice: {@code 3P 2A 2B vs 2C 3D 2S}. It comes to net symbols. */
public record Narrative(SymbolPool draw) implements Expression {

    private static final Reading<Symbols> READING = new Reading<Symbols>()
            .part("success", Symbols::success)
            .part("advantage", Symbols::advantage)
            .part("triumph", Symbols::triumph)
            .part("despair", Symbols::despair)
            .question("success", Symbols::succeeds)
            .question("success-with-advantage", symbols -> symbols.succeeds() && symbols.advantage() > 0)
            .question("success-with-2-advantage", symbols -> symbols.succeeds() && symbols.advantage() >= 2)
            .question("success-with-3-advantage", symbols -> symbols.succeeds() && symbols.advantage() >= 3)
            .question("success-with-4-advantage", symbols -> symbols.succeeds() && symbols.advantage() >= 4)
            .question("success-with-threat", symbols -> symbols.succeeds() && symbols.advantage() < 0)
            .question("failure-with-advantage", symbols -> !symbols.succeeds() && symbols.advantage() > 0)
            .question("failure-with-threat", symbols -> !symbols.succeeds() && symbols.advantage() < 0)
            .question("triumph", symbols -> symbols.triumph() > 0)
            .question("despair", symbols -> symbols.despair() > 0);

    @Override
    public Rolled roll(Thrower thrower) {
        Map<Die, List<ThrownDie>> dice = new LinkedHashMap<>();
        Symbols symbols = draw.roll(die -> {
            int side = thrower.next(die);
            dice.computeIfAbsent(die, kind -> new ArrayList<>())
                    .add(new ThrownDie(die, side, face(die, side), Fate.KEPT));
            return side;
        });
        List<ThrownDice> thrown = dice.entrySet().stream()
                .map(kind ->
                        new ThrownDice(kind.getValue().size() + kind.getKey().name(), kind.getValue()))
                .toList();
        String text =
                thrown.stream().map(kind -> kind.notation() + " " + kind.text()).collect(Collectors.joining(" "));
        Value value = READING.value(symbols);
        return new Rolled(this, value, thrown, text + FixedSymbols.text(draw.fixed()) + ": " + value);
    }

    private static String face(Die die, int side) {
        for (SymbolDie kind : SymbolDie.values()) {
            if (kind.die().equals(die)) {
                return FixedSymbols.brief(kind.face(side));
            }
        }
        throw new IllegalArgumentException(die.name() + " is not a symbol die");
    }

    @Override
    public Odds odds(Weights kind) {
        return Odds.of(kind.odds(draw), READING);
    }

    @Override
    public String text() {
        String good = kinds(SymbolDie.PROFICIENCY, SymbolDie.ABILITY, SymbolDie.BOOST);
        String bad = kinds(SymbolDie.CHALLENGE, SymbolDie.DIFFICULTY, SymbolDie.SETBACK);
        String between = good.isEmpty() || bad.isEmpty() ? "" : " vs ";
        return good + between + bad + FixedSymbols.text(draw.fixed());
    }

    private String kinds(SymbolDie... kinds) {
        List<String> texts = new ArrayList<>();
        for (SymbolDie kind : kinds) {
            if (draw.count(kind) > 0) {
                texts.add(draw.count(kind) + kind.letter());
            }
        }
        return String.join(" ", texts);
    }
}
