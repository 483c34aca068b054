package arbiter.tabletop.unit;

import java.util.List;
import java.util.Optional;

/** A table of the smallest kind, for the tests of the kit. */
public final class Yard extends TableState<Yard, Pawn> {

    /** Which round it is. */
    public record Clock(int round) implements Part {}

    public Yard(Pawn... pawns) {
        super(List.of(pawns), new Part[] {}, new Clock(1));
    }

    public void set(Clock clock) {
        put(0, clock);
    }

    @Override
    public int round() {
        return ((Clock) part(0)).round();
    }

    @Override
    public int turns() {
        return 0;
    }

    @Override
    public Optional<Pawn> acting() {
        return units().stream().filter(Pawn::present).findFirst();
    }
}
