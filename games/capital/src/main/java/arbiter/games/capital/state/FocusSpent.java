package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** What gave Focus cannot be used again for now: Focus cools down, All Out is spent, the free use is gone. */
public record FocusSpent(String unit, Source source) implements CapitalEvent {

    /** What Focus was gained with. */
    public enum Source {
        ENERGY,
        FREE_USE,
        ALL_OUT
    }

    @Override
    public void apply(CapitalState state) {
        Marks marks = state.combatant(unit).marks;
        switch (source) {
            case ENERGY -> marks.focusCooling = true;
            case FREE_USE -> {
                marks.focusCooling = true;
                marks.freeFocusUsed = true;
            }
            case ALL_OUT -> marks.allOutSpent = true;
        }
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(
                state,
                unit,
                source == Source.ALL_OUT ? " has spent All Out" : " cannot use Focus again until its Cooldown ends");
    }
}
