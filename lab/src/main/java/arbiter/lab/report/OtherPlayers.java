package arbiter.lab.report;

import arbiter.lab.statistics.ShareInterval;

/** What the first side wins where others play everybody; whether that favours the same side. */
public record OtherPlayers(String agent, long fights, ShareInterval won, Agreement agreement) {

    /** How the answer compares with that of the run. */
    public enum Agreement {
        SAME,
        OPPOSITE,
        UNCLEAR
    }

    static OtherPlayers of(String agent, long fights, ShareInterval won, ShareInterval run, double even) {
        return new OtherPlayers(agent, fights, won, agreement(won, run, even));
    }

    private static Agreement agreement(ShareInterval won, ShareInterval run, double even) {
        int here = sign(run, even);
        int there = sign(won, even);
        if (here == 0 || there == 0) {
            return Agreement.UNCLEAR;
        }
        return here == there ? Agreement.SAME : Agreement.OPPOSITE;
    }

    private static int sign(ShareInterval won, double even) {
        return won.low() > even ? 1 : won.high() < even ? -1 : 0;
    }
}
