package arbiter.cli.text;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.kernel.View;
import java.util.List;

/** How things stand: the moment, then each unit with its bars and conditions. */
public final class StateLines {

    private static final int GAUGE = 10;

    private StateLines() {}

    public static void print(View view, Terminal terminal) {
        terminal.line(terminal.styled(Style.STRONG, view.moment().text()));
        for (View.Unit unit : view.units()) {
            terminal.line((unit.active() ? "> " : "  ") + terminal.styled(Style.STRONG, unit.name()) + about(unit));
            unit.bars().forEach(bar -> terminal.line(bar(bar, terminal)));
            unit.conditions().forEach(condition -> terminal.line(condition(condition, terminal)));
        }
        order(view, terminal);
        view.details().forEach(detail -> terminal.line("  " + detail.label() + ": " + detail.value()));
    }

    /** Who acts when, where that is more than one. */
    private static void order(View view, Terminal terminal) {
        if (view.order().size() > 1) {
            List<String> names = view.order().stream()
                    .map(id -> view.unit(id).map(View.Unit::name).orElse(id))
                    .toList();
            terminal.line("  Next: " + String.join(", ", names));
        }
    }

    private static String about(View.Unit unit) {
        String side = unit.side().equals(unit.id()) ? "" : ", " + unit.side() + " side";
        String place = unit.place().map(at -> ", at " + at).orElse("");
        return " [" + unit.id() + "]" + side + place;
    }

    private static String bar(View.Bar bar, Terminal terminal) {
        String gauge = new Bars(terminal.unicode()).gauge(bar.value(), bar.maximum(), GAUGE);
        return String.format("    %s  %s %d of %d", gauge, bar.label(), bar.value(), bar.maximum());
    }

    private static String condition(View.Condition condition, Terminal terminal) {
        String duration = condition.duration().map(lasts -> " (" + lasts + ")").orElse("");
        return "    " + terminal.styled(Style.BAD, condition.name()) + duration + ": " + condition.explanation();
    }
}
