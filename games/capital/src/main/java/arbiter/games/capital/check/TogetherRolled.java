package arbiter.games.capital.check;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import java.util.List;

/** Several units' results in one task against as many times the other result. Ledger: CAP-CHK-11, CAP-AMB-61. */
public record TogetherRolled(String purpose, List<Share> shares, Side opposing) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Line line(CapitalState state) {
        Line.Builder line = Line.says().words("Together, " + purpose + ": ");
        for (int i = 0; i < shares.size(); i++) {
            Share share = shares.get(i);
            line.words(i == 0 ? "" : ", ")
                    .unit(share.unit(), state.unit(share.unit()).name())
                    .words(" ");
            share.roll().write(line);
        }
        line.words(", in total " + total() + " against " + shares.size() + " times ");
        opposing.write(line);
        String outcome = margin() >= 0 ? ", succeeds by " + margin() : ", fails by " + -margin();
        return line.words(margin() == 0 ? ", a tie" : outcome).line();
    }

    /** One member's roll. */
    public record Share(String unit, Side roll) {}

    private int total() {
        return shares.stream().mapToInt(share -> share.roll().total()).sum();
    }

    public int margin() {
        return total() - shares.size() * opposing.total();
    }
}
