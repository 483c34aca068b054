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
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A pool of symbol dice: {@code 3P 2A 2B vs 2C 3D 2S}. It comes to net symbols; with a weapon, {@code 2P 1A vs 2D damage
 * 7 soak 4 critical 3}, to wounds as well.
 */
public record Narrative(SymbolPool draw, Optional<SymbolHit> hit) implements Expression {

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

    private Reading<Symbols> reading() {
        return hit.map(weapon -> READING.and(new Reading<Symbols>()
                        .part("wounds", weapon::wounds)
                        .question("critical", weapon::allowsCritical)))
                .orElse(READING);
    }

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
        Value value = reading().value(symbols);
        return new Rolled(this, value, thrown, text + FixedSymbols.text(draw.fixed()) + weapon() + ": " + value);
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
        return Odds.of(kind.odds(draw), reading());
    }

    @Override
    public String text() {
        String good = kinds(SymbolDie.PROFICIENCY, SymbolDie.ABILITY, SymbolDie.BOOST);
        String bad = kinds(SymbolDie.CHALLENGE, SymbolDie.DIFFICULTY, SymbolDie.SETBACK);
        String between = good.isEmpty() || bad.isEmpty() ? "" : " vs ";
        return good + between + bad + FixedSymbols.text(draw.fixed()) + weapon();
    }

    private String weapon() {
        return hit.map(weapon -> " " + weapon).orElse("");
    }

    @Override
    public Map<String, Expression> changes() {
        Map<String, Expression> changes = new LinkedHashMap<>();
        changes.put("one more boost die", with(draw.and(1, SymbolDie.BOOST)));
        changes.put("ability upgraded once", with(draw.withAbilityUpgraded()));
        changes.put("one more setback die", with(draw.and(1, SymbolDie.SETBACK)));
        changes.put("one more difficulty die", with(draw.and(1, SymbolDie.DIFFICULTY)));
        changes.put("difficulty upgraded once", with(draw.withDifficultyUpgraded()));
        return changes;
    }

    private Narrative with(SymbolPool pool) {
        return new Narrative(pool, hit);
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
