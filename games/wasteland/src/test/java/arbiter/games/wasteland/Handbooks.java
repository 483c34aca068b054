package arbiter.games.wasteland;

import arbiter.games.wasteland.sheet.Handbook;
import java.util.List;

/** The content as tests use it, loaded once. */
public final class Handbooks {

    public static final Handbook BOOK = Handbook.of(WastelandContent.load(List.of()));

    private Handbooks() {}
}
