package arbiter.cli.play;

import arbiter.cli.text.OutlookChances;
import arbiter.interpreters.preview.Outlook;
import java.util.Optional;

/** What is likely to come of an option: its main chance, such as {@code hit} with 0.66, if it has one. */
public record Prospect(Optional<Main> main) {

    /** The chance that people look at first; sampled ones may be off by the margin, others by nothing. */
    public record Main(String name, double probability, double margin) {}

    static Prospect of(Outlook outlook) {
        return new Prospect(OutlookChances.main(outlook)
                .map(main -> new Main(main.getKey(), main.getValue().probability(), outlook.margin())));
    }
}
