package arbiter.games.gladiators;

import arbiter.games.gladiators.sheet.Handbook;
import java.util.List;

/** The content as tests use it, loaded once. */
public final class Handbooks {

    public static final Handbook BOOK = Handbook.of(GladiatorsContent.load(List.of()));

    private Handbooks() {}
}
