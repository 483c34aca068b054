package arbiter.cli.text;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.kernel.Line;
import java.util.List;

/** What happened, line by line, with every total explained. */
public final class LogLines {

    private LogLines() {}

    public static void print(List<LoggedEvent> events, Terminal terminal) {
        for (LoggedEvent event : events) {
            StringBuilder text = new StringBuilder();
            event.line().parts().forEach(part -> text.append(styled(part, terminal)));
            terminal.line(text.toString());
        }
    }

    private static String styled(Line.Part part, Terminal terminal) {
        if (part instanceof Line.Unit) {
            return terminal.styled(Style.STRONG, part.text());
        }
        if (part instanceof Line.Dice) {
            return terminal.styled(Style.DICE, part.text());
        }
        return part instanceof Line.Total ? terminal.styled(Style.NUMBER, part.text()) : part.text();
    }
}
