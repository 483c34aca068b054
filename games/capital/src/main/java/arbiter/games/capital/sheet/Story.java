package arbiter.games.capital.sheet;

import java.util.List;

/** What can be claimed in a check: Strengths, Weaknesses and Stories. Ledger: CAP-CHK-7, CAP-AMB-54. */
public record Story(List<String> strengths, List<String> weaknesses, List<String> stories) {

    public static final Story NONE = new Story(List.of(), List.of(), List.of());
}
