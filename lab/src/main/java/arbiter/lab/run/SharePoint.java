package arbiter.lab.run;

/** What share of the first so many fights the first side had won. */
public record SharePoint(long fights, double share) {}
