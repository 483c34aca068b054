package arbiter.games.narrative;

import arbiter.games.narrative.sheet.Handbook;
import java.util.List;

/** The content as tests use it, loaded once. */
public final class Handbooks {

    public static final Handbook BOOK = Handbook.of(NarrativeContent.load(List.of()));

    private Handbooks() {}
}
