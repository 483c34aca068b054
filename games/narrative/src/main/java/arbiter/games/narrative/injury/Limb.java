package arbiter.games.narrative.injury;

import arbiter.kernel.Option;
import java.util.List;
import java.util.Locale;

/** An arm or a leg. Ledger: NAR-CI-20, NAR-CI-21. */
public enum Limb implements Option {
    RIGHT_ARM,
    LEFT_ARM,
    RIGHT_LEG,
    LEFT_LEG;

    static final List<Limb> ALL = List.of(values());

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    public boolean isArm() {
        return this == RIGHT_ARM || this == LEFT_ARM;
    }
}
