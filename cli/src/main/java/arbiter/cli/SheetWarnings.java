package arbiter.cli;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import arbiter.rulebook.build.Violation;
import java.util.List;

/** Tells of sheets in a situation that nobody could have built by the rules; they are played as they are. */
final class SheetWarnings {

    private static final int MOST = 10;

    private SheetWarnings() {}

    static List<Violation> tell(Situation situation, Rulebook<?> book, Terminal terminal) {
        List<Violation> violations = situation.illegalities(book);
        violations.stream().limit(MOST).forEach(violation -> warn(violation.toString(), terminal));
        if (violations.size() > MOST) {
            warn("and " + (violations.size() - MOST) + " more; see 'arbiter character check'", terminal);
        }
        return violations;
    }

    private static void warn(String words, Terminal terminal) {
        terminal.err().println(terminal.styled(Style.FAINT, "warning: ") + words);
    }
}
