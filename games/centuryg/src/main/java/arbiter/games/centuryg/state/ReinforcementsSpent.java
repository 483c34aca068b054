package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** The Reinforcements pay for a Power, or take their Action. Ledger: BCG-RNF-3. */
public record ReinforcementsSpent(String item, String words, int cost) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.reinforcements = state.reinforcements.having(state.reinforcements.points() - cost);
        java.util.List<String> all = new java.util.ArrayList<>(state.done);
        all.add(item);
        state.done = java.util.List.copyOf(all);
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("Reinforcements: " + words
                + (cost > 0 ? " for " + cost + " RP, " + state.reinforcements.points() + " left" : ""));
    }
}
