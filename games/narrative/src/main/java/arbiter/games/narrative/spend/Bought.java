package arbiter.games.narrative.spend;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Weight;

/** Symbols of a check were spent on something. */
public record Bought(String unit, String what, String recipient, Spend.Symbol symbol, int count)
        implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {}

    @Override
    public Line line(NarrativeState state) {
        String words = count + " " + EnumWords.of(symbol) + " of ";
        return Line.says(ruleWords()::linked)
                .words(words)
                .unit(unit, state.unit(unit).name())
                .words(" " + (count == 1 ? "buys " : "buy ") + what + (recipient.isEmpty() ? "" : ": " + recipient))
                .line();
    }

    @Override
    public void measure(Measures measures) {
        measures.fact(what, true);
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }
}
