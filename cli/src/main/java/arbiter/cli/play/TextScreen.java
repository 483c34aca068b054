package arbiter.cli.play;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.Costs;
import arbiter.cli.text.EditLines;
import arbiter.cli.text.LogLines;
import arbiter.cli.text.OutlookText;
import arbiter.cli.text.Percent;
import arbiter.cli.text.StateLines;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.preview.Forecast;
import arbiter.kernel.Call;
import arbiter.kernel.Ending;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.View;
import arbiter.rulebook.edit.Edit;
import java.util.List;

/** Shows a table to people as lines of text. */
public final class TextScreen implements Screen {

    private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";

    private final Terminal terminal;

    public TextScreen(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void state(View view) {
        terminal.line();
        StateLines.print(view, terminal);
    }

    @Override
    public void happened(List<LoggedEvent> events) {
        LogLines.print(events, terminal);
    }

    @Override
    public void onlyFor(String unit) {
        terminal.line();
        terminal.line(terminal.styled(Style.STRONG, "Only " + unit + " looks now; everybody else turns away."));
    }

    @Override
    public void forEverybody() {
        if (terminal.interactive()) {
            terminal.out().print(CLEAR);
        }
    }

    @Override
    public void question(OpenRequest open, View view, List<Prospect> prospects) {
        Request<?> request = open.request();
        terminal.line();
        terminal.line(terminal.styled(Style.STRONG, request.decider().id() + ": " + request.prompt()));
        if (request.kind() == Request.Kind.AMOUNT) {
            amounts(request);
            return;
        }
        for (int i = 0; i < request.options().size(); i++) {
            String chance = i < prospects.size() ? chance(prospects.get(i)) : "";
            terminal.line("  " + (i + 1) + "  " + option(request, i) + chance);
        }
        if (request.kind() == Request.Kind.SOME) {
            terminal.line("  choose " + request.least() + " to " + request.most() + ", such as: 1 2");
        } else if (request.kind() == Request.Kind.ORDER) {
            terminal.line("  name all of them in your order, such as: 2 1");
        }
    }

    private void amounts(Request<?> request) {
        List<? extends Option> options = request.options();
        String last = options.get(options.size() - 1).id();
        String standard =
                request.command() ? "" : " [Enter: " + request.fallback().id() + "]";
        terminal.line("  " + options.get(0).id() + " to " + last + terminal.styled(Style.FAINT, standard));
    }

    private String option(Request<?> request, int index) {
        Option option = request.option(index);
        String standard = !request.command() && index == request.fallbackIndex() ? " [Enter]" : "";
        return option.text() + Costs.of(option) + terminal.styled(Style.FAINT, standard);
    }

    private String chance(Prospect prospect) {
        return prospect.main()
                .map(main -> "  " + terminal.styled(Style.NUMBER, main.name() + chance(main)))
                .orElse("");
    }

    private static String chance(Prospect.Main main) {
        return main.margin() == 0
                ? " " + Percent.of(main.probability())
                : " about " + Percent.whole(main.probability()) + ", give or take " + Percent.whole(main.margin());
    }

    @Override
    public void unasked(int count) {
        if (count > 0) {
            terminal.line(terminal.styled(Style.FAINT, "  without being asked: " + count + ", see 'calls'"));
        }
    }

    @Override
    public void calls(List<Call> calls, View view) {
        if (calls.isEmpty()) {
            note("There is nothing to do just now without being asked.");
        }
        for (int i = 0; i < calls.size(); i++) {
            Call call = calls.get(i);
            String who = call.decider().id() + ": ";
            terminal.line("  " + (i + 1) + "  " + who + call.option().text() + Costs.of(call.option()));
        }
    }

    @Override
    public <S> void edits(List<Edit<S>> edits) {
        EditLines.print(edits, terminal);
    }

    @Override
    public void outlook(String option, Forecast forecast, View view) {
        terminal.line(terminal.styled(Style.STRONG, option));
        OutlookText.print(forecast, view, terminal);
    }

    @Override
    public void note(String text) {
        terminal.line(text);
    }

    @Override
    public void ended(Ending ending) {
        terminal.line();
        terminal.line(terminal.styled(Style.STRONG, ending.text()));
    }
}
